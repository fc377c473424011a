// npm run bench:knowledge: whether the right passage is found and the right sentence quoted, by words alone.
import { runBench } from './run-bench.mjs'

runBench('knowledge/main.ts', { flags: ['--expose-gc'] })
