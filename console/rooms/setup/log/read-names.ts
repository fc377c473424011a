/** What the change log names, told apart: `chatbot 0123…` is a chatbot of that number. */
export interface Named {
  kind: string
  name: string
}

/** Who did it: "Ana Ruiz (account 1a2b3c4d)", "key 3", "visitor session 12", "command line (root)", or a word of ours. */
export function readActor(actor: string): Named {
  const person = /^(.*) \(account \w+\)$/s.exec(actor)
  if (person) return { kind: 'person', name: person[1] ?? '' }
  const command = /^command line \((.*)\)$/s.exec(actor)
  if (command) return { kind: 'commandLine', name: command[1] ?? '' }
  const visitor = /^visitor session (\d+)$/.exec(actor)
  if (visitor) return { kind: 'visitor', name: visitor[1] ?? '' }
  const key = /^key (\d+)$/.exec(actor)
  if (key) return { kind: 'key', name: key[1] ?? '' }
  if (actor === 'text message') return { kind: 'textMessage', name: '' }
  if (['webhooks', 'first start', 'daily look', 'retention', 'feeds'].includes(actor))
    return { kind: 'itself', name: '' }
  return { kind: 'other', name: actor }
}

/** To what: "chatbot 0123…", "key 3", "account 1a2b3c4d"; anything else as it is. */
export function readTarget(target: string): Named {
  const found = /^(chatbot|key|webhook|account|lead|tour|alert|feed|session|host) (\S+)$/.exec(target)
  return found ? { kind: found[1] ?? '', name: found[2] ?? '' } : { kind: 'other', name: target }
}
