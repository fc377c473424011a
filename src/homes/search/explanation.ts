import { type Static, Type } from 'typebox'

const RoleOf = Type.Union(
  [
    Type.Literal('wanted'),
    Type.Literal('excluded'),
    Type.Literal('wished'),
    Type.Literal('corrected'),
    Type.Literal('visitor'),
    Type.Literal('question'),
    Type.Literal('talk'),
    Type.Literal('other'),
  ],
  { description: 'What the clause is there for.' },
)
export const Outcome = Type.Union(
  [
    Type.Literal('filter'),
    Type.Literal('wish'),
    Type.Literal('sort'),
    Type.Literal('limit'),
    Type.Literal('figure'),
    Type.Literal('ignored'),
    Type.Literal('refused'),
    Type.Literal('dropped'),
  ],
  { description: 'What the search made of it.' },
)
export type Outcome = Static<typeof Outcome>

export const Explanation = Type.Array(
  Type.Object({
    words: Type.String({ description: 'The words of the clause.' }),
    role: RoleOf,
    meanings: Type.Array(
      Type.Object({
        rule: Type.String({
          description: 'Name of the rule that read the words; docs/what-it-understands.md has them.',
        }),
        words: Type.String({ description: 'The words that it read.' }),
        meaning: Type.String({ description: 'What they mean by it.' }),
        became: Outcome,
      }),
    ),
  }),
  { description: 'How the sentence was read, clause by clause; only where it was asked for.' },
)

export type Explanation = Static<typeof Explanation>
