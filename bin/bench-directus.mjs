// npm run bench:directus: asks Porchlight and Directus the same, over the same rows in the same PostgreSQL.
import { runBench } from './run-bench.mjs'

runBench('directus/main.ts')
