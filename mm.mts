import { loadFrame, listPictures } from './tests/support/fixtures.ts';
import { processFrame } from './src/pipeline.ts';
import { basename, dirname } from 'node:path';
import { writeFileSync } from 'node:fs';
const all:any[]=[];
for(const p of process.argv.slice(3)){ const pic:any=listPictures(dirname(p)).find(x=>x.name===basename(p))!; const f=await loadFrame(p+'.png'); const t0=performance.now(); const r:any=processFrame(f); const ms=performance.now()-t0; const c=r.main?.reading.cells??[]; const m:any={}; const bad:any[]=[]; if(c.length===pic.cells.length) c.forEach((s:string,i:number)=>{ if(s!==pic.cells[i]){ const k=`${pic.cells[i]}>${s}`; m[k]=(m[k]??0)+1; if((m[k])<=3) bad.push([i,k]);} }); console.log(basename(p), pic.cells.length, c.length, JSON.stringify(m), r.main?.reading.status, r.main?.reading.cutOff?'CUT':'', ms.toFixed(0)+'ms'); all.push({p,bad,read:c.length}); }
writeFileSync(process.argv[2], JSON.stringify(all));
