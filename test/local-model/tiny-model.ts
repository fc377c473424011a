import { makeRandom, type Random } from '../../src/conversation/truth/sentences/inventing-model.fixture.ts'
import { type GgufTensor, type GgufValue, writeGguf } from './write-gguf.ts'

/** How a tiny model is made. The same plan, the same file. */
export interface TinyModelPlan {
  seed: number
  /** Whether the template of its conversations has a place for tools. */
  takesTools: boolean
  /** How many words it says before it ends, more or less; null: it doesn't end by itself. */
  words: number | null
  /** Whether it begins with a call of a tool, as long as it may. */
  calls?: boolean
}

/** The marks of the model's own language, with which its conversations are written down. */
export const marks = { begin: '<s>', end: '</s>', call: '<tool_call>' } as const

/** Words that it can say in one breath; others it spells in bytes. */
const sayable =
  `the a of and to in is it for with on you are not have this that we our at from as can will your more no yes all one
two three home homes house listing listings price costs sold rent bedroom bedrooms bathrooms kitchen garden garage pool sauna helipad
fireplace view sea river school street avenue main oak park city kent seattle open tour visit visitor agent message answer question
tool tools search data number name field text value list found shown say tell ask only never what which when who how much many new
old built year square feet month dollars commission percent today saturday booked call us mail office buy sell loan deposit pets
ground floor roof large small bright quiet sunny near far best cheap string integer object type description properties`
    .trim()
    .split(/\s+/)

/** What it says now and then amid its nonsense, each a sentence and none of them true of any home of the tests. */
export const lies = ['12 Main St costs $399,000.', '12 Main St has 8 bedrooms.', '12 Main St has a helipad.'] as const

const width = 64
const layers = 2
const heads = 1
const inner = 128
const roomForTokens = 32_768
/** How the first number of each token's vector stands out of the others; by it each token has a likelihood of its own. */
const steady = 4

interface Piece {
  text: string
  /** Of llama.cpp's types of tokens. */
  type: 1 | 2 | 3 | 4 | 6
  /** How gladly it is said: a summand of its logit. */
  liking: number
}

/** A llama of random weights, half a megabyte or so: what it says is nonsense, and all that it is asked through is real. */
export function makeTinyModel(plan: TinyModelPlan): Buffer {
  const pieces = piecesOf(plan)
  const text = (string: string): GgufValue => ({ string })
  const whole = (uint32: number): GgufValue => ({ uint32 })
  const idOf = (mark: string): GgufValue => whole(pieces.findIndex(({ text }) => text === mark))
  return writeGguf(
    {
      'general.architecture': text('llama'),
      'general.name': text('tiny'),
      'llama.context_length': whole(roomForTokens),
      'llama.embedding_length': whole(width),
      'llama.block_count': whole(layers),
      'llama.feed_forward_length': whole(inner),
      'llama.attention.head_count': whole(heads),
      'llama.attention.head_count_kv': whole(1),
      'llama.attention.layer_norm_rms_epsilon': { float32: 1e-5 },
      'llama.rope.dimension_count': whole(width / heads),
      'llama.vocab_size': whole(pieces.length),
      'tokenizer.ggml.model': text('llama'),
      'tokenizer.ggml.tokens': { strings: pieces.map(({ text }) => text) },
      'tokenizer.ggml.scores': { float32s: pieces.map((_, index) => -index) },
      'tokenizer.ggml.token_type': { int32s: pieces.map(({ type }) => type) },
      'tokenizer.ggml.unknown_token_id': whole(0),
      'tokenizer.ggml.bos_token_id': idOf(marks.begin),
      'tokenizer.ggml.eos_token_id': idOf(marks.end),
      'tokenizer.ggml.add_bos_token': { bool: false },
      'tokenizer.ggml.add_space_prefix': { bool: false },
      'tokenizer.chat_template': text(templateOf(plan.takesTools)),
    },
    tensorsOf(pieces, makeRandom(plan.seed)),
  )
}

/** SentencePiece joins neighbours only, so that each beginning of a word is a piece too. */
function piecesOf({ words, calls = false }: TinyModelPlan): Piece[] {
  const never = -60
  const all = new Map<string, Piece>()
  const add = (piece: Piece): void => void all.set(piece.text, piece)
  add({ text: '<unk>', type: 2, liking: never })
  add({ text: marks.begin, type: 3, liking: never })
  // Some 800 others stand against it.
  add({ text: marks.end, type: 3, liking: words === null ? never : Math.log(800 / words) })
  add({ text: marks.call, type: 3, liking: calls ? 25 : never })
  // On lines of their own: what stands before one in a line makes another sentence of it.
  for (const lie of lies) add({ text: `\n${lie}\n`, type: 4, liking: 3 })
  for (let byte = 0; byte < 256; byte += 1)
    add({
      text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
      type: 6,
      liking: likingOfByte(byte, never),
    })
  for (const word of sayable)
    for (let end = 1; end <= word.length; end += 1) {
      const text = `▁${word.slice(0, end)}`
      if (end === word.length) add({ text, type: 1, liking: 1.5 })
      else if (!all.has(text)) add({ text, type: 1, liking: -1 })
    }
  return [...all.values()]
}

function likingOfByte(byte: number, never: number): number {
  const letter = String.fromCharCode(byte)
  if (letter === '\n') return -0.5
  if (byte < 32 || byte === 127) return never
  if ('.!?'.includes(letter)) return 3.5
  if (/[\d$,]/.test(letter)) return 1.5
  // Also bytes that are no letters, one by one: small models do that.
  return byte < 128 ? -1.5 : -3
}

function tensorsOf(pieces: readonly Piece[], random: Random): GgufTensor[] {
  const fill = (name: string, shape: readonly number[], spread: number): GgufTensor => {
    const values = new Float32Array(shape.reduce((product, length) => product * length, 1))
    for (let at = 0; at < values.length; at += 1) values[at] = spread * bell(random)
    return { name, shape, values }
  }
  const ones = (name: string): GgufTensor => ({ name, shape: [width], values: new Float32Array(width).fill(1) })
  const embedding = fill('token_embd.weight', [width, pieces.length], 1)
  const output = fill('output.weight', [width, pieces.length], 0.25)
  // What the first number comes to when all are brought to one size at the end.
  const brought = steady / Math.sqrt((steady ** 2 + width - 1) / width)
  for (const [index, { liking }] of pieces.entries()) {
    embedding.values[index * width] = steady
    output.values[index * width] = liking / brought
  }
  const ofLayer = (layer: number): GgufTensor[] => {
    const name = (part: string): string => `blk.${layer}.${part}.weight`
    const key = width / heads
    return [
      ones(name('attn_norm')),
      fill(name('attn_q'), [width, width], 0.2),
      fill(name('attn_k'), [width, key], 0.2),
      fill(name('attn_v'), [width, key], 0.1),
      fill(name('attn_output'), [width, width], 0.1),
      ones(name('ffn_norm')),
      fill(name('ffn_gate'), [width, inner], 0.1),
      fill(name('ffn_up'), [width, inner], 0.1),
      fill(name('ffn_down'), [inner, width], 0.1),
    ]
  }
  return [
    embedding,
    ...Array.from({ length: layers }, (_, layer) => ofLayer(layer)).flat(),
    ones('output_norm.weight'),
    output,
  ]
}

/** Near enough to a normal distribution. */
function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * Math.sqrt(3)
}

function templateOf(takesTools: boolean): string {
  const tools = `{% if tools %}<|tools|>
{% for tool in tools %}{{ tool.function | tojson }}
{% endfor %}{{ eos_token }}
{% endif %}`
  const calls = `{% for call in message.tool_calls or [] %}${marks.call}{{ call.function | tojson }}{% endfor %}`
  return `{{ bos_token }}${takesTools ? tools : ''}{% for message in messages %}<|{{ message.role }}|>
{{ message.content or '' }}${takesTools ? calls : ''}{{ eos_token }}
{% endfor %}{% if add_generation_prompt %}<|assistant|>
{% endif %}`
}
