import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build, type InlineConfig } from 'vite'

/**
 * Builds the page that draws homes inside assistants (MCP Apps): one file, which asks nobody for anything but pictures.
 * Script, styles and all languages are in it.
 */
export async function buildAssistantPage(shared: InlineConfig, entry: string, file: string): Promise<void> {
  const built = await build({
    ...shared,
    define: { VIEW_WORDS: JSON.stringify(await pickWords()), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      lib: { entry, formats: ['iife'], name: 'porchlightHomes', fileName: () => 'homes.js', cssFileName: 'homes' },
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  })
  const pieces = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const script = pieces.map((piece) => (piece.type === 'chunk' ? piece.code : '')).join('')
  const style = pieces.map((piece) => (piece.type === 'asset' ? String(piece.source) : '')).join('')
  if (script === '' || style === '') throw new Error('the page for assistants has no script or no styles')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, writePage(script, style))
}

/** What the page may say, in each language but English, which is in its script. */
async function pickWords(): Promise<Record<string, Record<string, unknown>>> {
  const { viewWordKeys } = await read<{ viewWordKeys: string[] }>('../assistant/view-words.ts')
  const { languages } = await read<{ languages: string[] }>('../chat/words/choose-language.ts')
  const { loadWords } = await read<{ loadWords(language: string): Promise<Record<string, unknown>> }>(
    '../chat/words/load-words.ts',
  )
  const picked = languages
    .filter((language) => language !== 'en')
    .map(async (language) => {
      const words = await loadWords(language)
      return [language, Object.fromEntries(viewWordKeys.map((key) => [key, words[key]]))] as const
    })
  return Object.fromEntries(await Promise.all(picked))
}

/** A module of the widget by its address: its types are those of a browser, which what builds it knows nothing of. */
function read<Module>(path: string): Promise<Module> {
  return import(new URL(path, import.meta.url).href)
}

/** A script in a page ends at its first end tag, also within a text. */
function writePage(script: string, style: string): string {
  const code = script.replace(/<(?=\/script|!--|script)/gi, '\\x3c')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Homes</title>
<style>${style.replaceAll('</', '<\\/')}</style>
</head>
<body data-panel="">
<div id="homes"></div>
<script>${code}</script>
</body>
</html>
`
}
