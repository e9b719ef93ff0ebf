import type { CameraOutcome, CameraTask } from '../../src/camera/cameraTasks.ts';
import { doTask } from '../../src/camera/cameraTasks.ts';
import { openClassicalVision } from '../../src/opencv/openCv.ts';

const vision = openClassicalVision();

/** Does the tasks of a camera session in a thread of its own, as the product does them in a worker. */
export async function run(task: CameraTask): Promise<CameraOutcome> {
  return doTask(task, await vision);
}
