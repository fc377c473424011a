import { Alert, Button, NativeSelect, Textarea } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ModelKey, ModelTest } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../../api/explain-failure.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { writeMicros } from '../../insight/write-micros.ts'
import styles from '../setup.module.css'
import { groupModels, type ModelEntry, nameOfModel } from './model-names.ts'
import type { Provider } from './providers.ts'

export interface Asked {
  provider: Provider
  model?: string
  question: string
}

interface Props {
  keys: readonly ModelKey[]
  usable: readonly ModelEntry[]
  test: UseMutationResult<ModelTest, Error, Asked>
}

/** A question to a model by itself: what it says, how long that takes, what it costs, or why it says nothing. */
export function TestQuestion({ keys, usable, test }: Props) {
  const { t } = useTranslation()
  const open = keys.filter(({ setBy }) => setBy !== 'nobody')
  const groups = groupModels(usable).filter(({ provider }) => open.some((each) => each.provider === provider))
  const [picked, setPicked] = useState<string | null>(null)
  const [question, setQuestion] = useState(t('setup.models.usualQuestion'))
  // What was tried last, once its key was saved; before that what is offered first.
  const model = picked ?? test.data?.model ?? open.find(({ model }) => model !== '')?.model ?? ''
  const provider = open.find((each) => model.startsWith(`${each.provider}/`))?.provider
  return (
    <section className={styles.card} aria-labelledby="test-question">
      <h2 id="test-question">{t('setup.models.try')}</h2>
      <p className={styles.about}>{t('setup.models.tryAbout')}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (provider && question.trim() !== '') test.mutate({ provider, model, question: question.trim() })
        }}
      >
        <NativeSelect
          label={t('setup.models.model')}
          value={model}
          data={groups.map(({ group, items }) => ({ group, items }))}
          onChange={({ currentTarget }) => setPicked(currentTarget.value)}
        />
        <Textarea
          label={t('setup.models.question')}
          autosize
          minRows={2}
          maxRows={6}
          value={question}
          maxLength={500}
          onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" loading={test.isPending} disabled={!provider || question.trim() === ''}>
            {t('setup.models.ask')}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {test.isPending && (
          <p className={styles.about}>
            {t('setup.models.asking', { model: nameOfModel(test.variables?.model ?? model) })}
          </p>
        )}
        {test.error && (
          <Alert color="red" variant="light" role="alert" icon={<Icon name="warning" size={18} />}>
            {explainFailure(test.error, t)}
          </Alert>
        )}
        {test.data && <TestResult result={test.data} />}
      </div>
    </section>
  )
}

function TestResult({ result }: { result: ModelTest }) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const { works, answer, why, said, milliseconds, inputTokens, outputTokens, costMicros, currency } = result
  const model = nameOfModel(result.model)
  if (!works)
    return (
      <Alert
        color="red"
        variant="light"
        role="alert"
        icon={<Icon name="warning" size={18} />}
        title={t('setup.models.failed', { model })}
      >
        <p>{t(`setup.models.why.${why ?? 'failed'}`)}</p>
        {said !== '' && <p className={styles.fine}>{t('setup.models.said', { words: said })}</p>}
      </Alert>
    )
  const seconds = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(
    Math.max(100, milliseconds) / 1_000,
  )
  return (
    <Alert
      color="teal"
      variant="light"
      icon={<Icon name="check" size={18} />}
      title={t('setup.models.worked', { model, seconds })}
    >
      <p className={styles.said} dir="auto">
        {answer}
      </p>
      <p className={styles.fine}>
        {inputTokens !== null &&
          outputTokens !== null &&
          `${t('setup.models.tokens', { input: formats.number(inputTokens), output: formats.number(outputTokens) })} · `}
        {costMicros === null
          ? t('setup.models.noCost')
          : t('setup.models.cost', { amount: writeMicros(costMicros, currency, i18n.language) })}
      </p>
    </Alert>
  )
}
