import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import type { County } from '#domain/geo/county.ts'
import { locationOutcome } from '#domain/geo/location-outcome.ts'
import { countyOf, type QuoteCriteria } from '#domain/quote/criteria.ts'
import { countiesFound } from '#domain/quote/draft.ts'
import { type SearchEdit, editOf } from '#domain/quote/search-edit.ts'

import { type ZipCounties, useZipCounties } from './use-zip-counties.ts'

/** The form's values. The counties of the ZIP come from the service. */
interface EditValues extends Pick<SearchEdit, 'members' | 'primaryIncome' | 'spouseIncome' | 'isIncomeTogether'> {
  readonly zip: string
  /** Empty until one is chosen among several. */
  readonly countyFips: string
}

function valuesOf(criteria: QuoteCriteria): EditValues {
  const { members, primaryIncome, spouseIncome, isIncomeTogether } = editOf(criteria)
  return {
    zip: criteria.zipCode,
    countyFips: criteria.countyFips,
    members,
    primaryIncome,
    spouseIncome,
    isIncomeTogether,
  }
}

const dirty = { shouldDirty: true } as const

/** If all counties are in one state with its own marketplace, there is nothing to choose (P-52). */
function toChooseFrom(counties: readonly County[]): readonly County[] {
  const outcome = locationOutcome(counties)
  return outcome.kind === 'ownMarketplace' ? [outcome.county] : counties
}

/** The editor's state and its changes. */
export interface SearchEditState {
  readonly edit: SearchEdit
  readonly lookup: ZipCounties
  readonly isDirty: boolean
  readonly change: (edit: SearchEdit) => void
  readonly changeZip: (zip: string) => void
  readonly changeCounty: (fips: string) => void
  readonly undo: () => void
  /** How many updates were refused since the last undo. */
  readonly refusals: number
  readonly refuse: () => void
}

/** Holds the editor's input; a new search from outside resets it (P-51). */
export function useSearchEdit(criteria: QuoteCriteria, onDirtyChange: (isDirty: boolean) => void): SearchEditState {
  const saved = useMemo(() => valuesOf(criteria), [criteria])
  const form = useForm<EditValues>({ defaultValues: saved, values: saved })
  const [zip, countyFips, members, primaryIncome, spouseIncome, isIncomeTogether] = useWatch({
    control: form.control,
    name: ['zip', 'countyFips', 'members', 'primaryIncome', 'spouseIncome', 'isIncomeTogether'],
  })
  const { isDirty } = form.formState
  const [refusals, setRefusals] = useState(0)

  useEffect(
    () =>
      form.subscribe({
        formState: { isDirty: true },
        callback: (state) => {
          onDirtyChange(state.isDirty ?? false)
        },
      }),
    [form, onDirtyChange],
  )

  const lookup = useZipCounties(zip, countyOf(criteria))
  const location = countiesFound({ zip, counties: [], countyFips: countyFips || null }, toChooseFrom(lookup.counties))
  return {
    edit: { location, members, primaryIncome, spouseIncome, isIncomeTogether },
    lookup,
    isDirty,
    change: (next) => {
      form.setValue('members', next.members, dirty)
      form.setValue('primaryIncome', next.primaryIncome, dirty)
      form.setValue('spouseIncome', next.spouseIncome, dirty)
      form.setValue('isIncomeTogether', next.isIncomeTogether, dirty)
    },
    changeZip: (text) => {
      form.setValue('zip', text, dirty)
      // The saved county is kept while the ZIP is the saved one (P-52).
      form.setValue('countyFips', text === saved.zip ? saved.countyFips : '', dirty)
    },
    changeCounty: (fips) => {
      form.setValue('countyFips', fips, dirty)
    },
    undo: () => {
      form.reset(saved)
      setRefusals(0)
    },
    refusals,
    refuse: () => {
      setRefusals(refusals + 1)
    },
  }
}
