import { Languages } from './languages.ts'

/** What tests read with. Compiling takes a while: all tests of a process share it. */
export const languages = new Languages()
