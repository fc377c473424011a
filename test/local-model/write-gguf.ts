/** A value of a GGUF file's description, by the type that it is written with. */
export type GgufValue =
  | { uint32: number }
  | { float32: number }
  | { bool: boolean }
  | { string: string }
  | { strings: readonly string[] }
  | { float32s: readonly number[] }
  | { int32s: readonly number[] }

export interface GgufTensor {
  name: string
  /** The innermost first, as GGUF has them. */
  shape: readonly number[]
  values: Float32Array
}

const version = 3
const alignment = 32
/** The types of values, by the specification of GGUF. */
const types = { uint32: 4, int32: 5, float32: 6, bool: 7, string: 8, array: 9 } as const
/** The type of a tensor of plain 32-bit floats. */
const ofFloats = 0

/** A model file as llama.cpp and what is built on it read it: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md */
export function writeGguf(values: Readonly<Record<string, GgufValue>>, tensors: readonly GgufTensor[]): Buffer {
  const described = Object.entries(values)
  const head = [Buffer.from('GGUF'), uint32(version), uint64(tensors.length), uint64(described.length)]
  for (const [name, value] of described) head.push(string(name), typed(value))
  let offset = 0
  for (const { name, shape, values } of tensors) {
    head.push(string(name), uint32(shape.length), ...shape.map(uint64), uint32(ofFloats), uint64(offset))
    offset += alignedTo(values.byteLength)
  }
  const parts = [padded(Buffer.concat(head))]
  for (const { values } of tensors) parts.push(padded(Buffer.from(values.buffer, values.byteOffset, values.byteLength)))
  return Buffer.concat(parts)
}

function typed(value: GgufValue): Buffer {
  if ('uint32' in value) return Buffer.concat([uint32(types.uint32), uint32(value.uint32)])
  if ('float32' in value) return Buffer.concat([uint32(types.float32), float32(value.float32)])
  if ('bool' in value) return Buffer.concat([uint32(types.bool), Buffer.from([value.bool ? 1 : 0])])
  if ('string' in value) return Buffer.concat([uint32(types.string), string(value.string)])
  if ('strings' in value) return array(types.string, value.strings.map(string))
  if ('float32s' in value) return array(types.float32, value.float32s.map(float32))
  return array(types.int32, value.int32s.map(uint32))
}

function array(type: number, items: readonly Buffer[]): Buffer {
  return Buffer.concat([uint32(types.array), uint32(type), uint64(items.length), ...items])
}

function string(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([uint64(bytes.length), bytes])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}

function alignedTo(length: number): number {
  return Math.ceil(length / alignment) * alignment
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(alignedTo(bytes.length) - bytes.length)])
}
