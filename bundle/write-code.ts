import type { Plugin } from 'vite'

/**
 * Takes Node's own modules as functions of the process: an import makes all that they export first, and `node:http` then
 * loads a client and a WebSocket that nobody asked for: a tenth of a second of each start.
 */
export function takeBuiltins(): Plugin {
  return {
    name: 'take-builtins',
    renderChunk: (code) =>
      code.replace(
        /^import (?:(\w[\w$]*)(?:, )?)?(?:\* as ([\w$]+)|(\{[^}]*\}))? ?from "(node:[\w/]+)";$/gm,
        replaceImport,
      ),
  }
}

function replaceImport(
  _text: string,
  whole: string | undefined,
  all: string | undefined,
  names: string | undefined,
  from: string,
): string {
  const module = `globalThis.process.getBuiltinModule("${from}")`
  const parts = names?.replace(/(\w[\w$]*) as /g, '$1: ').replace('default:', '["default"]:')
  return [whole, all, parts].flatMap((target) => (target === undefined ? [] : `const ${target} = ${module};`)).join('')
}

/**
 * Writes signs beyond ASCII as escapes: V8 keeps the text of a program as long as it runs, and one such sign makes it
 * take twice the memory. Of the finished pieces, because what prints them writes such signs out again. What `String.raw` takes are
 * patterns, in which an escape says the same.
 */
export function writeNarrow(): Plugin {
  return {
    name: 'write-narrow',
    generateBundle(_options, bundle) {
      for (const piece of Object.values(bundle)) {
        if (piece.type !== 'chunk') continue
        if (/\\[\u0080-\uffff]/.test(piece.code))
          this.error('A sign beyond ASCII stands behind a backslash: it cannot be escaped.')
        piece.code = piece.code.replace(
          /[\u0080-\uffff]/g,
          (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
      }
    },
  }
}
