import { readdirSync } from 'node:fs';
import { boardOf, newGame, openCell } from './src/game/game.ts';
import { makeRandom } from './src/game/random.ts';
import { processFrame } from './src/pipeline.ts';
import { alikePart, groundLooks, isChequered, isMostlyPaper, pairsApart, SAME_DRAWING } from './src/vision/coveredGround.ts';
import { playEvidence } from './src/vision/playEvidence.ts';
import { latticeRegion } from './src/model/lattice.ts';
import { drawGame, loadLooksIn } from './tests/support/drawnGame.ts';
import { listPictures } from './tests/support/fixtures.ts';
const want=new Set(process.argv.slice(3));
for (const picture of listPictures(process.argv[2]!)) {
  if (![...want].some(w=>w.split('@')[0]===picture.name.split('/').pop())) continue;
  const looks=await loadLooksIn([picture]).catch(()=>null); if(!looks) continue;
  const {rows,cols}=picture; const mines=picture.mines||Math.round(.15*rows*cols); const random=makeRandom(picture.cells.length);
  for (let n=0,tries=0;n<2&&tries<100;tries++){ const firstClick=random.int(0,1)===0?'safe':'zero'; const seed=random.int(0,1e9);
   const game=openCell(newGame({shape:'square',rows,cols,mines,firstClick,seed} as any),random.int(0,rows*cols-1)); const {cells}=boardOf(game);
   if(cells.some(s=>!looks.looks.has(s))) continue; n++;
   if(!want.has(picture.name.split('/').pop()+'@'+(n-1))) continue;
   const opened=cells.filter(c=>c!=='#').length;
   console.log('##',picture.name.split('/').pop(),n-1,rows+'x'+cols,'opened',opened,'numbers',cells.filter(c=>/[1-8]/.test(c)).length);
   let k=0; processFrame(drawGame(looks,cells),{observe:(s:any)=>{ if(s.stage!=='verdict') return; const t=s.track,r=t.reading; if(r.cells.length!==cells.length){ return;} if(k++>1) return;
     const c:any={}; r.cells.forEach((x:string)=>c[x]=(c[x]??0)+1); const wrong=r.cells.filter((x:string,i:number)=>x!==cells[i]).length;
     console.log('  isBoard',s.isBoard,r.status,r.lattice.rows+'x'+r.lattice.cols,'cut',r.cutOff,JSON.stringify(c),'differ',wrong,'evid',playEvidence(r).toFixed(1),'looks',JSON.stringify(groundLooks(t)),'apart',pairsApart(t).toFixed(2),pairsApart(t,SAME_DRAWING).toFixed(2),'alike',alikePart(t).toFixed(2),'paper',isMostlyPaper(t),'cheq',isChequered(t),'unusual',t.unusual.looks,t.unusual.cells,'misread',t.isMisread,'forb',r.confidence.includes(-1)); }});
   if(!k) console.log('  no candidate of that size');
  } }
