import type {
  CalibrateToMain,
  CameraToMain,
  ControlToMain,
  MainToCalibrate,
  MainToCamera,
  MainToControl,
  MainToOverlay,
  MainToReader,
  OverlayToMain,
  ReaderToMain,
} from '../messages.ts';

/** What the preload script of each page exposes as `window.automine`. */
export interface Bridge<In, Out> {
  readonly on: <K extends keyof In & string>(channel: K, listener: (message: In[K]) => void) => void;
  readonly send: <K extends keyof Out & string>(channel: K, message: Out[K]) => void;
}

export type ReaderBridge = Bridge<MainToReader, ReaderToMain>;
export type OverlayBridge = Bridge<MainToOverlay, OverlayToMain>;
export type ControlBridge = Bridge<MainToControl, ControlToMain>;
export type CalibrateBridge = Bridge<MainToCalibrate, CalibrateToMain>;
export type CameraBridge = Bridge<MainToCamera, CameraToMain>;

/** The page's bridge. @throws when the page was opened outside Automine. */
export function bridgeOf<T>(): T {
  const { automine } = window as unknown as { automine?: T };
  if (!automine) throw new Error('This page works only inside Automine.');
  return automine;
}

/** The MessagePorts that main sends to this page: one with each reader that is started. */
export function onPort(listener: (port: MessagePort) => void): void {
  window.addEventListener('message', (event) => {
    const [port] = event.ports;
    if (event.source === window && event.data === 'automine:port' && port) listener(port);
  });
}

/** The first MessagePort that main sends to this page. */
export function receivePort(): Promise<MessagePort> {
  return new Promise((resolve) => onPort(resolve));
}
