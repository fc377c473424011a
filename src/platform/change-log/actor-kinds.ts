/** How it is written who did something, by what they are: a person’s name never looks like another kind. */
export const actorKinds = {
  person: '\\(account \\w+\\)$',
  key: '^key \\d+$',
  visitor: '^visitor session \\d+$',
  'command-line': '^command line \\(.*\\)$',
} as const

export type ActorKind = keyof typeof actorKinds
