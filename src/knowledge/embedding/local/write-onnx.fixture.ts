// Models as small as a test needs, written in the format of ONNX (protocol buffers, version 3) by hand.

type Bytes = number[]

const varint = (value: number): Bytes =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
const numberField = (field: number, value: number): Bytes => [...varint(field * 8), ...varint(value)]
const bytesField = (field: number, bytes: Bytes): Bytes => [...varint(field * 8 + 2), ...varint(bytes.length), ...bytes]
const textField = (field: number, text: string): Bytes => bytesField(field, [...Buffer.from(text)])

const kinds = { float: 1, int32: 6, int64: 7 }
type Kind = keyof typeof kinds

/** A tensor that comes in or goes out; a size that is named may be any. */
function port(name: string, kind: Kind, sizes: (number | string)[]): Bytes {
  const size = (one: number | string): Bytes => (typeof one === 'number' ? numberField(1, one) : textField(2, one))
  const shape = sizes.flatMap((one) => bytesField(1, size(one)))
  const tensor = [...numberField(1, kinds[kind]), ...bytesField(2, shape)]
  return [...textField(1, name), ...bytesField(2, bytesField(1, tensor))]
}

function node(kind: string, inputs: string[], output: string, attributes: Bytes[] = []): Bytes {
  return [
    ...inputs.flatMap((input) => textField(1, input)),
    ...textField(2, output),
    ...textField(4, kind),
    ...attributes.flatMap((attribute) => bytesField(5, attribute)),
  ]
}

const wholeNumber = (name: string, value: number): Bytes => [
  ...textField(1, name),
  ...numberField(3, value),
  ...numberField(20, 2),
]
const wholeNumbers = (name: string, values: number[]): Bytes => [
  ...textField(1, name),
  ...values.flatMap((value) => numberField(8, value)),
  ...numberField(20, 7),
]

function table(name: string, rows: number[][]): Bytes {
  const values = new Float32Array(rows.flat())
  return [
    ...numberField(1, rows.length),
    ...numberField(1, rows[0]?.length ?? 0),
    ...numberField(2, kinds.float),
    ...textField(8, name),
    ...bytesField(9, [...new Uint8Array(values.buffer)]),
  ]
}

export interface WrittenModel {
  /** The vector of each token. */
  rows: number[][]
  inputs?: string[]
  inputKind?: Kind
  /** sentence_embedding is the most of each number, so that it differs from a mean. */
  output?: string
}

/** A model whose vectors of tokens are the rows of a table. */
export function writeOnnx({ rows, inputs, inputKind = 'int64', output = 'last_hidden_state' }: WrittenModel): Buffer {
  const names = inputs ?? ['input_ids', 'attention_mask', 'token_type_ids']
  const size = rows[0]?.length ?? 0
  const ofText = output === 'sentence_embedding'
  const most = [wholeNumbers('axes', [1]), wholeNumber('keepdims', 0)]
  const nodes = [
    node('Gather', ['table', names[0] ?? ''], ofText ? 'tokens' : output),
    ...(ofText ? [node('ReduceMax', ['tokens'], output, most)] : []),
  ]
  const graph = [
    ...nodes.flatMap((one) => bytesField(1, one)),
    ...textField(2, 'tiny'),
    ...bytesField(5, table('table', rows)),
    ...names.flatMap((name) => bytesField(11, port(name, inputKind, ['batch', 'length']))),
    ...bytesField(12, port(output, 'float', ofText ? ['batch', size] : ['batch', 'length', size])),
  ]
  const version = [...textField(1, ''), ...numberField(2, 13)]
  return Buffer.from([...numberField(1, 8), ...bytesField(7, graph), ...bytesField(8, version)])
}
