import { expose } from 'comlink';
import type { CameraOutcome, CameraTask } from '../../camera/cameraTasks.ts';
import { doTask } from '../../camera/cameraTasks.ts';
import { openClassicalVision } from '../../opencv/openCv.ts';

/** The worker that searches and reads photos, while another one follows the camera. */
const vision = openClassicalVision();

const api = {
  doTask: async (task: CameraTask): Promise<CameraOutcome> => doTask(task, await vision),
};
export type CameraTaskApi = typeof api;

expose(api);
