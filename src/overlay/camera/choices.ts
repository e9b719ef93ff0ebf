import type { PlayMode } from '../../model/analysis.ts';
import type { DrawingSettings } from '../messages.ts';

/** How the camera's frames are read and the hints drawn. */
export interface CameraChoices extends DrawingSettings {
  readonly mode: PlayMode;
  readonly mines: number | null;
}

/** Until main tells the settings. */
export const FIRST_CHOICES: CameraChoices = {
  palette: 'classic',
  opacity: 0.4,
  percent: false,
  mode: 'careful',
  mines: null,
};
