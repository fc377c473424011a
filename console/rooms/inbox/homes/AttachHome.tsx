import { Loader, Modal, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { HomePicture } from '../../../parts/pictures/HomePicture.tsx'
import { type HomeRow, rowOfFound } from '../../listings/home-row.ts'
import { useHomeWords } from '../../listings/use-home-words.ts'
import styles from './homes.module.css'

const mostHomes = 12
const searchDelayMs = 250

interface Props {
  serialNumber: string
  /** What the visitor looks for, to begin with. */
  wishes: string
  onChoose: (home: HomeRow) => void
  onClose: () => void
}

/** Finds a home of the chatbot by a sentence, as visitors do, and chooses it. */
export function AttachHome({ serialNumber, wishes, onChoose, onClose }: Props) {
  const { t } = useTranslation()
  const { client } = useApi()
  const words = useHomeWords()
  const [text, setText] = useState(wishes)
  const [chosen, choose] = useState(0)
  const [q] = useDebouncedValue(text.trim(), searchDelayMs)
  const { data, error, isFetching } = useQuery({
    queryKey: ['homes-to-attach', serialNumber, q],
    queryFn: ({ signal }) => client.searchListings({ serialNumber, q, limit: mostHomes }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const found = q === '' ? [] : (data?.listings ?? []).map(rowOfFound)
  const step = (by: 1 | -1): void => choose((at) => Math.min(Math.max(at + by, 0), Math.max(found.length - 1, 0)))
  const optionId = (index: number): string => `home-option-${index}`
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('desk.homes.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <TextInput
        label={t('desk.homes.search')}
        description={t('desk.homes.help')}
        placeholder={t('desk.homes.placeholder')}
        data-autofocus
        maxLength={500}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls="homes-to-attach"
        {...(found.length > 0 ? { 'aria-activedescendant': optionId(chosen) } : {})}
        value={text}
        leftSection={<Icon name="search" size={17} />}
        rightSection={isFetching ? <Loader size="xs" /> : null}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          choose(0)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'ArrowDown') step(1)
          else if (event.key === 'ArrowUp') step(-1)
          else if (event.key === 'Enter') {
            const home = found[chosen]
            // What stands there is of the words before, until those are looked for.
            if (home && q === text.trim() && !isFetching) onChoose(home)
          } else return
          event.preventDefault()
        }}
      />
      {error !== null && <p className={styles.told}>{explainFailure(error, t)}</p>}
      {q !== '' && data && error === null && (
        <p className={styles.told} role="status">
          {data.total === 0 ? t('desk.homes.none') : data.summary || t('desk.homes.found', { count: data.total })}
        </p>
      )}
      <div id="homes-to-attach" role="listbox" aria-label={t('desk.homes.results')} className={styles.results}>
        {found.map((home, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and names what is chosen
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
          <div
            key={home.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === chosen}
            className={styles.home}
            onClick={() => onChoose(home)}
          >
            <span className={styles.picture}>
              <HomePicture address={home.images[0]} label={t('inbox.thread.noPicture')} />
            </span>
            <span className={styles.text}>
              <strong className="cut" dir="auto">
                {home.title || t('listings.noAddress')}
              </strong>
              <span className="dim cut" dir="auto">
                {home.place}
              </span>
              <span className="dim numbers cut">
                {[words.beds(home), words.baths(home), words.area(home.area, home.areaUnit)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.price}>
              {words.price(home)}
              {home.forRent && home.price !== null && <small>{t('desk.homes.aMonth')}</small>}
            </span>
          </div>
        ))}
      </div>
    </Modal>
  )
}
