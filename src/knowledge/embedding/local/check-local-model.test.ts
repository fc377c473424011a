import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkLocalModel } from './check-local-model.ts'
import { TinyModels } from './tiny-model.fixture.ts'

const models = new TinyModels()
afterAll(() => models.remove())

const needs =
  'a local model needs model.onnx or onnx/model.onnx, and tokenizer.json, as sentence-transformers exports them.'

test('says what a folder lacks, and what to do', () => {
  const none = join(models.make(), 'none')
  expect(() => checkLocalModel(none)).toThrow(`${none} is no folder: ${needs}`)
  const noModel = models.make({ 'onnx/model.onnx': null })
  expect(() => checkLocalModel(noModel)).toThrow(`${noModel} has no model.onnx: ${needs}`)
  const empty = models.make({ 'onnx/model.onnx': '' })
  expect(() => checkLocalModel(empty)).toThrow(`${empty} has no model.onnx: ${needs}`)
  const noTokenizer = models.make({ 'tokenizer.json': null })
  expect(() => checkLocalModel(noTokenizer)).toThrow(`${noTokenizer} has no tokenizer.json: ${needs}`)
})

test('refuses what would give other vectors than the model was made for', () => {
  const dense = [{ type: 'sentence_transformers.models.Transformer' }, { type: 'sentence_transformers.models.Dense' }]
  expect(() => checkLocalModel(models.make({ 'modules.json': dense }))).toThrow('has a layer "Dense"')
  const max = { pooling_mode_mean_tokens: false, pooling_mode_max_tokens: true }
  expect(() => checkLocalModel(models.make({ '1_Pooling/config.json': max }))).toThrow('pools by max')
  const both = { pooling_mode_mean_tokens: true, pooling_mode_cls_token: true }
  expect(() => checkLocalModel(models.make({ '1_Pooling/config.json': both }))).toThrow('pools by mean and cls')
  const broken = models.make({ 'config_sentence_transformers.json': '{' })
  expect(() => checkLocalModel(broken)).toThrow('config_sentence_transformers.json is not valid JSON')
})

test('reads what the small files say, and bounds it', () => {
  expect(checkLocalModel(models.make())).toMatchObject({
    pooling: 'mean',
    mostTokens: 512,
    prompts: { question: '', passage: '' },
    weights: null,
  })
  const said = {
    'config.json': { max_position_embeddings: 8192 },
    'tokenizer_config.json': { model_max_length: 1e30 },
    'sentence_bert_config.json': { max_seq_length: 256 },
    'config_sentence_transformers.json': { prompts: { query: 'q: ', all: 'p: ' }, default_prompt_name: 'all' },
    '1_Pooling/config.json': { pooling_mode: 'cls' },
    'onnx/model.onnx_data': 'weights',
  }
  expect(checkLocalModel(models.make(said))).toMatchObject({
    pooling: 'first',
    mostTokens: 256,
    prompts: { question: 'q: ', passage: 'p: ' },
    weights: { name: 'model.onnx_data' },
  })
  const hostile = {
    'config.json': { max_position_embeddings: -1 },
    'modules.json': { a: 1 },
    '1_Pooling/config.json': [],
  }
  expect(checkLocalModel(models.make(hostile))).toMatchObject({ pooling: 'mean', mostTokens: 512 })
})
