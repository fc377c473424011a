import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openChatbot } from '../conversations/hold-conversations.ts'
import { kindOfAnswer } from '../conversations/kind-of-answer.ts'
import { visit } from '../conversations/visitor.ts'
import { withServer } from '../conversations/with-server.ts'

// What the guide makes of sentences about something else: data_full.json of CLINC150 (Larson et al., 2019), which is not part of the project.
// node bench/reading/clinc.ts --path data_full.json [--each 4]

const { values } = parseArgs({ options: { path: { type: 'string' }, each: { type: 'string', default: '4' } } })
if (values.path === undefined) throw new Error('--path names data_full.json of CLINC150')
const each = Number(values.each)
// The shape of that file: sentences with their intent.
const set = JSON.parse(readFileSync(values.path, 'utf8')) as Record<'test' | 'oos_test', [string, string][]>
const smallTalk = new Map<string, readonly string[]>([
  ['greeting', ['greeting']],
  ['goodbye', ['goodbye']],
  ['thank_you', ['thanks']],
  ['are_you_a_bot', ['help']],
  ['what_can_i_ask_you', ['help']],
  ['what_is_your_name', ['help']],
  ['who_made_you', ['help', 'outside']],
  ['tell_joke', ['outside', 'heard']],
])
const seen = new Map<string, number>()
const sentences = [...set.test, ...set.oos_test.slice(0, each * 75)].filter(([, intent]) => {
  const count = (seen.get(intent) ?? 0) + 1
  seen.set(intent, count)
  return intent === 'oos' || count <= each
})

const counts: Record<string, [number, number]> = {}
const count = (what: string, is: boolean): void => {
  const [yes, of] = counts[what] ?? [0, 0]
  counts[what] = [yes + (is ? 1 : 0), of + 1]
}
await withServer('clinc', async (app, server) => {
  const { serialNumber } = await openChatbot(app, 'demo')
  for (const [text, intent] of sentences) {
    // Each as a new visitor's first words.
    const visitor = await visit(server, serialNumber)
    const reply = await visitor.say(text)
    const kind = kindOfAnswer(reply)
    const talk = smallTalk.get(intent)
    if (talk !== undefined) count('small talk answered in kind', kind !== null && talk.includes(kind))
    const isHomes = (kind === 'search' || kind === 'figures') && reply.cards.length > 0
    count(
      intent === 'oos' ? 'homes or tours about nothing, out of scope' : 'homes or tours about nothing, in scope',
      isHomes || kind === 'tour',
    )
  }
})
for (const [what, [yes, of]] of Object.entries(counts))
  console.log(`${what}: ${yes} of ${of} (${((100 * yes) / of).toFixed(1)} %)`)
