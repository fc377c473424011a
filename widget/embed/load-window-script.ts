import type * as windowScript from './embed-window.ts'

/** Loads what only an opened chat needs. The browser lets an import in by the nonce of this script. */
export function loadWindowScript(domain: string): Promise<typeof windowScript> {
  return import(/* @vite-ignore */ `${domain}/embed.window.js`)
}
