import { useEffect, useRef } from 'react'
import { matchKey, nameOfPress, pairMs } from './read-key.ts'

export type KeyBindings = Readonly<Record<string, (event: KeyboardEvent) => void>>

/**
 * Does what is bound to keys: "j", "mod+k", or one after the other, "g i". Not while somebody writes or a dialog is
 * open, except for what begins with mod.
 */
export function useKeys(bindings: KeyBindings): void {
  const newest = useRef(bindings)
  useEffect(() => {
    newest.current = bindings
  })
  useEffect(() => {
    let before: { name: string; at: number } | null = null
    const hear = (event: KeyboardEvent): void => {
      const name = nameOfPress(event)
      if (name === null || event.defaultPrevented || event.isComposing) return
      if (!name.startsWith('mod+') && isElsewhere(event.target)) return
      const first = before !== null && event.timeStamp - before.at < pairMs ? before.name : null
      const found = matchKey(name, first, new Set(Object.keys(newest.current)))
      before = { name, at: event.timeStamp }
      if (found === null) return
      before = null
      event.preventDefault()
      newest.current[found]?.(event)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return true
  return document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null
}
