import { makeHistory } from '../live/history.ts';
import type { PaintMessage } from '../live/publisher.ts';
import { rehearse } from '../live/rehearse.ts';
import type { LiveEvents, X11Live } from '../live/x11Live.ts';
import { startX11Live } from '../live/x11Live.ts';
import { messageOf } from '../model/errors.ts';
import { makeSession } from '../session/session.ts';
import type { ChosenPlaces } from '../settings/places.ts';
import { allLooks, loadProfiles } from '../settings/profiles.ts';
import { rememberLooks } from '../settings/rememberLooks.ts';
import type { FromX11, ToX11 } from './x11Messages.ts';

/**
 * The process that watches an X11 desktop: captures, reads and solves. Hints go straight to the overlay through a
 * port, everything else to main.
 */
interface Port {
  on(name: 'message', listener: (event: { readonly data: unknown; readonly ports: readonly Port[] }) => void): void;
  postMessage(message: unknown): void;
}

const main = (process as unknown as { readonly parentPort: Port }).parentPort;
const tell = (message: FromX11) => main.postMessage(message);
let overlay: Port | null = null;

const history = makeHistory();

let remembers = false;

/** What is known of programs is there before the first picture is searched. */
async function start(): Promise<X11Live> {
  rehearse();
  const looks = allLooks((await loadProfiles()).profiles);
  const events: LiveEvents = {
    paint: (message: PaintMessage) => overlay?.postMessage(message),
    view: (view) => tell({ kind: 'view', view }),
    place: (place) => tell({ kind: 'place', place }),
    watching: (what, obstacle) => tell({ kind: 'watching', what, obstacle }),
    places: (places) => tell({ kind: 'places', places }),
    learnt: (fresh) => void (remembers && rememberLooks(fresh)),
    ended: (reason) => tell({ kind: 'ended', reason }),
    failed: (error) => {
      console.error(error);
      tell({ kind: 'failed', reason: error.message });
    },
  };
  return startX11Live(events, history.of(makeSession({ looks })));
}

/** Watches from when the overlay can be painted, so that nothing is searched twice. */
let live: Promise<X11Live | null> = Promise.resolve(null);

main.on('message', ({ data, ports }) => {
  const message = data as ToX11;
  if (message.kind === 'port') {
    overlay = ports[0] ?? null;
    live = begin(message.ownWindows, message.places);
  } else if (message.kind === 'ping') tell({ kind: 'pong' });
  else void live.then((x11) => x11 && obey(x11, message)).catch(() => undefined);
});

async function begin(ownWindows: readonly number[], places: ChosenPlaces): Promise<X11Live | null> {
  try {
    const x11 = await start();
    x11.ignore(ownWindows);
    x11.setPlaces(places);
    return x11;
  } catch (error) {
    tell({ kind: 'ended', reason: messageOf(error) });
    return null;
  }
}

/** What a window that closes meanwhile makes impossible is dropped: the next look finds out. */
async function obey(x11: X11Live, message: Exclude<ToX11, { readonly kind: 'port' | 'ping' }>): Promise<void> {
  if (message.kind === 'mines') x11.setMines(message.mines);
  else if (message.kind === 'mode') x11.setMode(message.mode);
  else if (message.kind === 'remember') remembers = message.remember;
  else if (message.kind === 'pause') x11.setPaused(message.paused);
  else if (message.kind === 'explain') tell({ kind: 'explained', explanation: await x11.explain() });
  else if (message.kind === 'history') tell({ kind: 'history', entries: history.entries() });
  else if (message.kind === 'choose') await x11.choose(message.area);
  else if (message.kind === 'forget') x11.forget();
  else x11.restart();
}
