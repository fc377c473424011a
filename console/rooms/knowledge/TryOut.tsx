import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Icon } from '../../parts/Icon.tsx'
import styles from './knowledge.module.css'
import { Said } from './Said.tsx'

const examples = ['example1', 'example2', 'example3'] as const

/** Asks what the sources say to a question, without a visitor, and shows the passages behind it. */
export function TryOut({ serialNumber }: { serialNumber: string }) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState('')
  return (
    <div className={styles.try}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(words.trim())
        }}
      >
        <TextInput
          label={t('knowledge.try.label')}
          description={t('knowledge.try.help')}
          value={words}
          maxLength={1_000}
          leftSection={<Icon name="search" size={17} />}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          rightSectionWidth="auto"
          rightSection={
            <Button type="submit" size="compact-sm" mr={6} disabled={words.trim() === ''}>
              {t('knowledge.try.ask')}
            </Button>
          }
        />
      </form>
      {asked === '' && (
        <EmptyState icon="search" title={t('knowledge.try.start')} help={t('knowledge.try.startHelp')}>
          <ul className={styles.examples} aria-label={t('knowledge.try.examples')}>
            {examples.map((name) => (
              <li key={name}>
                <Button
                  variant="default"
                  radius="xl"
                  size="compact-md"
                  onClick={() => {
                    setWords(t(`knowledge.try.${name}`))
                    setAsked(t(`knowledge.try.${name}`))
                  }}
                >
                  {t(`knowledge.try.${name}`)}
                </Button>
              </li>
            ))}
          </ul>
        </EmptyState>
      )}
      {asked !== '' && <Said serialNumber={serialNumber} question={asked} withPassages />}
    </div>
  )
}
