import { describe, expect, it } from 'vitest'

import type { StreetAddress } from '#domain/account/street-address.ts'
import type { HomeAddress, PostalAddress } from '#domain/application/application.ts'
import { homeOfSuggestion, mailingOfSuggestion } from '#domain/application/address-of-suggestion.ts'

import { facts } from './filled-application.ts'

const typed: PostalAddress = {
  street: 'Typed St',
  city: 'Typed City',
  state: 'TX',
  county: 'Typed County',
  zip: '75001',
}
const typedHome: HomeAddress = { ...typed, apartment: '9' }
const nothing: StreetAddress = {
  streetNumber: '',
  route: '',
  subpremise: '',
  city: '',
  state: '',
  zipCode: '',
  county: '',
}
const chosen: StreetAddress = {
  streetNumber: '400',
  route: 'Pine St',
  subpremise: '12B',
  city: 'Orlando',
  state: 'FL',
  zipCode: '32801',
  county: 'Orange County',
}

// Proves F-12 and F-15.
describe('a suggestion for the home', () => {
  it('fills every part', () => {
    expect(homeOfSuggestion(typedHome, chosen, facts)).toEqual({
      street: '400 Pine St',
      apartment: '12B',
      city: 'Orlando',
      state: 'FL',
      county: 'Orange County',
      zip: '32801',
    })
  })

  it('leaves what it does not know as it is', () => {
    expect(homeOfSuggestion(typedHome, nothing, facts)).toEqual(typedHome)
  })

  it.each<[Partial<StreetAddress>, string]>([
    [{ streetNumber: '400', route: 'Pine St' }, '400 Pine St'],
    [{ route: 'Pine St' }, 'Pine St'],
    [{ streetNumber: '400' }, '400'],
    [{}, 'Typed St'],
  ])('makes of %j the street %j', (known, street) => {
    expect(homeOfSuggestion(typedHome, { ...nothing, ...known }, facts).street).toBe(street)
  })

  it('keeps the quoted county inside the quoted ZIP', () => {
    const inside = { ...chosen, zipCode: facts.zip, county: 'Broward County' }
    expect(homeOfSuggestion(typedHome, inside, facts).county).toBe('Miami-Dade County')
    const unnamed = { ...nothing, zipCode: facts.zip }
    expect(homeOfSuggestion(typedHome, unnamed, facts).county).toBe('Miami-Dade County')
  })

  it('takes the suggested county where the quote knows none', () => {
    const inside = { ...chosen, zipCode: facts.zip }
    expect(homeOfSuggestion(typedHome, inside, { ...facts, county: '' }).county).toBe('Orange County')
  })

  it('takes the suggested county outside the quoted ZIP', () => {
    expect(homeOfSuggestion(typedHome, chosen, facts).county).toBe('Orange County')
  })
})

describe('a suggestion for mail', () => {
  it('fills every part, the apartment behind the street', () => {
    expect(mailingOfSuggestion(typed, chosen)).toEqual({
      street: '400 Pine St 12B',
      city: 'Orlando',
      state: 'FL',
      county: 'Orange County',
      zip: '32801',
    })
  })

  it('ends with the street where there is no apartment', () => {
    expect(mailingOfSuggestion(typed, { ...chosen, subpremise: '' }).street).toBe('400 Pine St')
  })

  it('leaves what it does not know as it is', () => {
    expect(mailingOfSuggestion(typed, nothing)).toEqual(typed)
    expect(mailingOfSuggestion(typed, { ...nothing, subpremise: '12B' })).toEqual(typed)
  })
})
