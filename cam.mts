// node tools/run.mjs cam.mts FAMILY SEED [frames] : saves /tmp/cam-F-S.png with found outline, prints cells
import sharp from 'sharp';
import { writeFileSync } from 'node:fs';
import { makeCameraSession } from './src/camera/cameraSession.ts';
import { atOnce } from './src/camera/cameraTasks.ts';
import { openClassicalVision } from './src/opencv/openCv.ts';
import { makeClip } from './tools/camera/clip.ts';
import { seedOf, tuningFamilies } from './tools/camera/families.ts';
import { worstCentre } from './tools/camera/score.ts';
const [name='', seed='1', frames='15']=process.argv.slice(2);
const vision=await openClassicalVision();
const fam:any=await tuningFamilies(); const draw=fam[name];
const clip:any=makeClip(await draw(seedOf(name,Number(seed))), seedOf(name,Number(seed)), {}, Number(frames));
const session=makeCameraSession({haveDone:atOnce(vision)});
let view:any, shown:any;
for(let i=0;i<Number(frames);i++){ shown=await clip.frame(i); view=session.take(shown.frame,i*1000/15); console.log(i, view.phase, view.ms.toFixed(0), view.board?view.board.board.rows+'x'+view.board.board.cols:'-', view.outline?worstCentre(view,clip.scene,shown.truth).toFixed(3):''); }
const {rows,cols}=clip.scene.truth; const t=clip.scene.cells;
for(let r=0;r<rows;r++) console.log(t.slice(r*cols,(r+1)*cols).join(''), ' ', view.board?view.board.board.cells.slice(r*view.board.board.cols,(r+1)*view.board.board.cols).join(''):'');
if(view.board) for(let r=rows;r<view.board.board.rows;r++) console.log(' '.repeat(cols),' ',view.board.board.cells.slice(r*view.board.board.cols,(r+1)*view.board.board.cols).join(''));
console.log(Object.keys(view), view.reason??view.message??'');
const f=shown.frame;
await sharp(Buffer.from(f.data.buffer,f.data.byteOffset,f.data.length),{raw:{width:f.width,height:f.height,channels:4}}).removeAlpha().png().toFile(`/tmp/cam-${name}-${seed}.png`);
if(view.flat) {const g=view.flat; await sharp(Buffer.from(g.data.buffer,g.data.byteOffset,g.data.length),{raw:{width:g.width,height:g.height,channels:4}}).removeAlpha().png().toFile(`/tmp/cam-${name}-${seed}-flat.png`);}
