import { contextBridge, ipcRenderer } from 'electron';

/**
 * The only link between a page and main: channels that begin with the page's name. The name comes with the window
 * (`additionalArguments`), so a page cannot speak for another one.
 */
const page = process.argv.find((word) => word.startsWith('--automine-page='))?.split('=')[1] ?? 'none';
const incoming = `main-to-${page}:`;
const outgoing = `${page}-to-main:`;

contextBridge.exposeInMainWorld('automine', {
  on(channel: unknown, listener: (message: unknown) => void) {
    if (typeof channel !== 'string' || !channel.startsWith(incoming)) return;
    ipcRenderer.on(channel, (_event, message) => listener(message));
  },
  send(channel: unknown, message: unknown) {
    if (typeof channel === 'string' && channel.startsWith(outgoing)) ipcRenderer.send(channel, message);
  },
});

ipcRenderer.on('main-to-page:port', ({ ports }) => {
  window.postMessage('automine:port', '*', [...ports]);
});
