/**
 * The commands of a shell block, each as a reader types it: comments are left out, and a command goes on over lines within
 * quotes, in $( … ) and after a backslash.
 */
export function splitCommands(script: string): string[] {
  const commands: string[] = []
  let command = ''
  let quote = ''
  let depth = 0
  const end = (): void => {
    if (command.trim() !== '') commands.push(command.trim())
    command = ''
  }
  for (let at = 0; at < script.length; at++) {
    const character = script[at] ?? ''
    const next = script[at + 1] ?? ''
    if (character === '\\' && quote !== "'") {
      command += character + next
      at++
    } else if (quote !== '') {
      if (character === quote) quote = ''
      command += character
    } else if (character === '#' && /^$|\s$/.test(command)) {
      const rest = script.slice(at)
      at += (/^[^\n]*/.exec(rest)?.[0].length ?? 1) - 1
    } else if (character === '\n' && depth === 0) end()
    else {
      if (character === "'" || character === '"') quote = character
      if (character === '(' && script[at - 1] === '$') depth++
      if (character === ')' && depth > 0) depth--
      command += character
    }
  }
  end()
  return commands
}
