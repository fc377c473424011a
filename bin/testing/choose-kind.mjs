import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['src', 'test', 'widget', 'console']
const isTest = /\.test\.tsx?$/
const isLong = /\.deep\.test\.tsx?$/

/**
 * Which tests stand behind the words of a command line: those of a folder without the deep ones, unless one of these is named, or
 * nothing else is there.
 */
export function kindOfPart(root, words) {
  const files = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((path) => isTest.test(path))
  const namesLong = (word) => {
    const meant = files.filter((path) => path.includes(word.replace(/^\.\//, '')))
    return word.includes('.deep') || (meant.length > 0 && meant.every((path) => isLong.test(path)))
  }
  return words.some(namesLong) ? 'all' : 'quick'
}
