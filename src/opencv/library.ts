import * as loaded from '@techstark/opencv-js';

/** OpenCV as it was loaded, wrapped: it has a `then` of its own that never settles, so no promise may be resolved with it. */
export type Cv = typeof import('@techstark/opencv-js');
export const LIBRARY = { cv: (loaded as unknown as { readonly default?: Cv }).default ?? (loaded as Cv) };
