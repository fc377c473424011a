// npm run bench:intake: what the importer makes of files as firms have them; `-- --path DIR` reads others, `--failures` tells each cell.
import { runBench } from './run-bench.mjs'

runBench('intake/main.ts')
