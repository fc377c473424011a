import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import styles from '../setup.module.css'

const kinds = ['secret', 'session'] as const
const scopes = ['read', 'listings', 'conversations', 'settings', 'team'] as const
type Scope = (typeof scopes)[number]

/** What the server takes where nobody says it. */
const usual: Scope[] = ['read', 'listings', 'conversations', 'settings']

/** Makes a key for what a program needs, and as long as it needs it. */
export function AddKey({ onAdded }: { onAdded: (key: string) => void }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const [label, setLabel] = useState('')
  const [kind, setKind] = useState<(typeof kinds)[number]>('secret')
  const [chosen, setChosen] = useState<Scope[]>(usual)
  const [ends, setEnds] = useState('')
  const add = useMutation({
    mutationFn: () =>
      client.addKey({
        kind,
        label: label.trim(),
        ...(kind === 'secret' && { scopes: chosen }),
        // The whole day counts, where who chose it is.
        ...(ends !== '' && { endsAt: new Date(`${ends}T23:59:59`).toISOString() }),
      }),
    onSuccess: ({ key }) => {
      setLabel('')
      setEnds('')
      setChosen(usual)
      onAdded(key)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['keys'] }),
  })
  const lacksScope = kind === 'secret' && chosen.length === 0
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!lacksScope) add.mutate()
      }}
    >
      <TextInput
        label={t('setup.keys.label')}
        description={t('setup.keys.labelHelp')}
        value={label}
        maxLength={200}
        error={add.error ? explainFailure(add.error, t) : undefined}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
      />
      <NativeSelect
        label={t('setup.keys.kind')}
        value={kind}
        onChange={({ currentTarget }) => setKind(kinds.find((each) => each === currentTarget.value) ?? 'secret')}
        data={kinds.map((each) => ({ value: each, label: t(`setup.keys.kinds.${each}`) }))}
      />
      {kind === 'secret' && (
        <Checkbox.Group
          label={t('setup.keys.scopes')}
          value={chosen}
          onChange={(values) => setChosen(scopes.filter((scope) => values.includes(scope)))}
          error={lacksScope ? t('setup.keys.needScope') : undefined}
        >
          <div className={styles.list}>
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={t(`setup.keys.scope.${scope}`)}
                description={t(`setup.keys.scopeHelp.${scope}`)}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <TextInput
        type="date"
        label={t('setup.keys.ends')}
        description={t('setup.keys.endsHelp')}
        value={ends}
        onChange={({ currentTarget }) => setEnds(currentTarget.value)}
      />
      <div>
        <Button type="submit" disabled={lacksScope} loading={add.isPending}>
          {t('setup.keys.add')}
        </Button>
      </div>
    </form>
  )
}
