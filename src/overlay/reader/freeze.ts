/** No frame for this long where one is due is a capture that froze, ms. */
const FROZEN = 3000;
/** Frames without any change after which a capture is known to send them all the time. */
const STEADY_FRAMES = 30;
/** Pauses between such frames are far shorter than this, ms. */
const STEADY_PAUSE = 200;

/**
 * Notices a capture that froze. Most captures send frames all the time; there silence is enough. One that sends only
 * changes is frozen when something of ours was drawn on the screen and no frame followed. Times are ms of one clock.
 */
export function makeFreezeWatch() {
  let lastFrame: number | null = null;
  let steady = 0;
  let due: number | null = null;
  return {
    start(now: number): void {
      lastFrame = null;
      steady = 0;
      due = now;
    },
    stop(): void {
      due = null;
    },
    onFrame(now: number): void {
      steady = lastFrame !== null && now - lastFrame < STEADY_PAUSE ? steady + 1 : 0;
      lastFrame = now;
      due = steady >= STEADY_FRAMES ? now : null;
    },
    /** The screen has just changed for certain. */
    onChange(now: number): void {
      if (lastFrame !== null) due ??= now;
    },
    isFrozen: (now: number) => due !== null && now - due > FROZEN,
  };
}

export type FreezeWatch = ReturnType<typeof makeFreezeWatch>;
