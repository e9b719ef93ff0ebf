import type { ControlToMain, MainToControl, MainToOverlay, MainToReader, ReaderToMain } from '../messages.ts';

/** What the preload script of each page exposes as `window.automine`. */
export interface Bridge<In, Out> {
  readonly on: <K extends keyof In & string>(channel: K, listener: (message: In[K]) => void) => void;
  readonly send: <K extends keyof Out & string>(channel: K, message: Out[K]) => void;
}

export type ReaderBridge = Bridge<MainToReader, ReaderToMain>;
export type OverlayBridge = Bridge<MainToOverlay, Record<never, never>>;
export type ControlBridge = Bridge<MainToControl, ControlToMain>;

/** The page's bridge. @throws when the page was opened outside Automine. */
export function bridgeOf<T>(): T {
  const { automine } = window as unknown as { automine?: T };
  if (!automine) throw new Error('This page works only inside Automine.');
  return automine;
}

/** The MessagePort that main sends to this page; it arrives once. */
export function receivePort(): Promise<MessagePort> {
  return new Promise((resolve) => {
    window.addEventListener('message', (event) => {
      const [port] = event.ports;
      if (event.source === window && event.data === 'automine:port' && port) resolve(port);
    });
  });
}
