import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type WrittenModel, writeOnnx } from './write-onnx.fixture.ts'

/** The words that the tiny model knows, and where each points to. Its axes: animals, money, everything that frames. */
export const tinyWords: Record<string, number[]> = {
  '[PAD]': [0, 0, 9],
  '[UNK]': [0, 0, 2],
  '[CLS]': [0.5, 0.5, 1],
  '[SEP]': [0.25, 0.5, 1],
  dog: [4, 0, 0],
  pet: [3, 0.5, 0],
  '##s': [0, 0, 0.5],
  cat: [3.5, 0, 0.25],
  rent: [0, 4, 0],
  deposit: [0.5, 3, 0],
  fee: [0, 3.5, 0.5],
  query: [0, 0, 6],
  ':': [0, 0, 1],
}

export function tinyTokenizer(): Record<string, unknown> {
  const names = Object.keys(tinyWords)
  const special = (id: string) => ({ SpecialToken: { id, type_id: 0 } })
  const added = names.slice(0, 4).map((content, id) => ({
    id,
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  }))
  const ofToken = (id: string) => [id, { id, ids: [names.indexOf(id)], tokens: [id] }]
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: added,
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [special('[CLS]'), { Sequence: { id: 'A', type_id: 0 } }, special('[SEP]')],
      pair: [],
      special_tokens: Object.fromEntries(['[CLS]', '[SEP]'].map(ofToken)),
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(names.map((name, id) => [name, id])),
    },
  }
}

/** Folders of tiny models, as sentence-transformers lays them out. */
export class TinyModels {
  readonly #root = mkdtempSync(join(tmpdir(), 'porchlight-model-'))
  #made = 0

  /** `files`: further ones, or others instead; null takes one away. */
  make(files: Record<string, unknown> = {}, model: Partial<WrittenModel> = {}): string {
    this.#made += 1
    const folder = join(this.#root, String(this.#made))
    const all: Record<string, unknown> = {
      'onnx/model.onnx': writeOnnx({ rows: Object.values(tinyWords), ...model }),
      'tokenizer.json': tinyTokenizer(),
      ...files,
    }
    mkdirSync(folder)
    for (const [name, said] of Object.entries(all)) {
      if (said === null) continue
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(
        join(folder, name),
        said instanceof Buffer || typeof said === 'string' ? said : JSON.stringify(said),
      )
    }
    return folder
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true })
  }
}

/** What the tiny model should say of tokens: their mean at length 1. */
export function meanOf(tokens: string[]): number[] {
  const vectors = ['[CLS]', ...tokens, '[SEP]'].map((token) => tinyWords[token] ?? [])
  const mean = [0, 1, 2].map((axis) => vectors.reduce((sum, vector) => sum + (vector[axis] ?? 0), 0) / vectors.length)
  const length = Math.hypot(...mean)
  return mean.map((value) => value / length)
}
