import { makeMirrorState } from '../mirror/mirrorState.ts';
import { startMirror } from '../mirror/server.ts';
import type { Output } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import type { FeedOptions } from './liveFeed.ts';
import { startFeed } from './liveFeed.ts';
import { onEndingSignal } from './signals.ts';

export interface ServeOptions extends FeedOptions {
  readonly port?: number | undefined;
  readonly network: boolean;
}

/** `automine serve`: the live board and its hints on a web page of this machine, until it is interrupted. */
export async function serve({ port, network, ...watched }: ServeOptions, output: Output): Promise<ExitCode> {
  const mirror = await startMirror({ port, network });
  if (!mirror.ok) {
    output.error(mirror.reason);
    return EXIT.unreadable;
  }
  const { addresses, push, close } = mirror.value;
  let end: (complaint: string | null) => void = () => undefined;
  const ended = new Promise<string | null>((resolve) => {
    end = resolve;
  });
  const unlisten = onEndingSignal(() => end(null));
  const feed = await startFeed(watched, {
    news: ({ state, obstacle, sentence }) => push(makeMirrorState(state, obstacle, sentence)),
    ended: (reason) => (watched.source.kind === 'recording' ? output.out(reason) : end(reason)),
  });
  if (feed.ok) printAddresses(addresses, network, output);
  const complaint = feed.ok ? await ended : feed.reason;
  if (feed.ok) feed.value.close();
  await close();
  unlisten();
  if (complaint === null) return EXIT.ok;
  output.error(complaint);
  return EXIT.unreadable;
}

/** Says where the mirror is. */
export function printAddresses(addresses: readonly string[], network: boolean, output: Output): void {
  output.out('The live board and its hints are at');
  for (const address of addresses) output.out(`  ${address}`);
  output.out(
    network
      ? 'Whoever knows an address with its token can look. Add ?transparent=1 for the marks alone; Ctrl-C ends.'
      : 'Only this machine can look. Add ?transparent=1 for the marks alone; Ctrl-C ends.',
  );
}
