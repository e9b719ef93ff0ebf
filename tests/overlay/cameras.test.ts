import { expect, test } from 'vitest';
import { ANY_CAMERA, makeCameraOption, parseCameraOption } from '../../src/overlay/camera/cameraStart.ts';
import { chooseCamera, describeMissing, describeRefusal } from '../../src/overlay/camera/cameras.ts';

const CAMERAS = [
  { id: 'a1', label: 'Integrated Camera' },
  { id: 'b2', label: 'USB Camera' },
  { id: 'c3', label: 'Camera' },
];

test.each([
  [null, 'a1'],
  ['b2', 'b2'],
  ['camera', 'c3'],
  ['usb', 'b2'],
  ['Integrated', 'a1'],
  ['phone', null],
])('the camera that is meant by %j is %j', (wanted, id) => {
  expect(chooseCamera(CAMERAS, wanted)?.id ?? null).toBe(id);
});

test('without cameras there is none to choose', () => {
  expect(chooseCamera([], null)).toBeNull();
});

test('a camera that is missing is named, with those that are there', () => {
  expect(describeMissing(CAMERAS.slice(0, 2), 'phone')).toMatch(/“phone” is not connected.*“Integrated Camera”, “USB/);
  expect(describeMissing([], 'phone')).toMatch(/^No camera is connected/);
});

test.each([
  ['NotAllowedError', /privacy settings/],
  ['NotFoundError', /No camera is connected/],
  ['NotReadableError', /another program/],
  ['TypeError', /\(broken\)/],
])('%s is said in words', (name, words) => {
  expect(describeRefusal({ name, message: 'broken' })).toMatch(words);
});

test('what the window is opened with passes through a command line', () => {
  const start = { name: 'USB "2" {x}', mines: 40, mode: 'speed', tells: true } as const;
  expect(parseCameraOption(['electron', '--no-sandbox', makeCameraOption(start)])).toEqual(start);
  expect(parseCameraOption(['electron'])).toEqual(ANY_CAMERA);
  expect(() => parseCameraOption([makeCameraOption({ ...start, mines: -1 })])).toThrow();
});
