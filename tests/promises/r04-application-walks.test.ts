import fc from 'fast-check'
import { expect, it, vi } from 'vitest'

import type { Application } from '#domain/application/application.ts'
import {
  type ApplicationPlace,
  applicationStepIds,
  applicationSteps,
  changeOf,
  firstOpenStep,
  isChange,
  issuesAt,
  placeAfter,
  placeBefore,
  startOf,
  stepsAt,
} from '#domain/application/application-steps.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'
import { applicableSteps, stepPosition } from '#domain/flow/step-order.ts'
import { facts, households, today } from '#tests/unit/domain/application/filled-application.ts'

import { printFigure, seed } from './sample.ts'

/** R4: random walks through the application. No walk passes an open question, no answer is lost, no step is skipped. */

vi.setConfig({ testTimeout: 60_000 })

const walks = 500
const stepsAWalk = 30

it(`R4: ${walks} walks through the application`, () => {
  type Act = 'next' | 'back' | 'spoil' | 'mend' | 'change' | 'reload'
  const acts = fc.constantFrom<Act>('next', 'next', 'next', 'next', 'back', 'spoil', 'mend', 'change', 'reload')
  let reached = 0
  fc.assert(
    fc.property(
      households,
      fc.array(fc.tuple(acts, fc.constantFrom(...applicationStepIds)), { maxLength: stepsAWalk, size: 'max' }),
      (filled, walk) => {
        let application: Application = filled
        let place: ApplicationPlace = startOf('contact')
        for (const [act, step] of walk) {
          const check = { application, facts, today }
          const position = stepPosition(applicationSteps, check, place.step).position
          const spoilt = stepsAt(place).at(step === 'contact' ? 0 : -1)
          const isComplete = issuesAt(check, place).length === 0
          if (act === 'next' && place.step === 'consent') {
            const open = firstOpenStep(check)
            place = open === null ? placeAfter(check, place) : changeOf(open)
            if (open === null) reached += 1
          } else if (act === 'next' && isComplete) {
            const [from, screen] = [place, stepsAt(place)]
            place = placeAfter(check, place)
            const to = stepPosition(applicationSteps, check, place.step).position
            if (!isChange(from)) expect(to).toBe(position + screen.length)
          } else if (act === 'back' && !isChange(place)) {
            const before = placeBefore(check, place)
            if (before !== null) {
              const to = stepPosition(applicationSteps, check, before.step).position
              expect(position - to).toBe(stepsAt(before).length)
              place = before
            }
          } else if (act === 'spoil' && spoilt === 'contact') application = { ...application, email: '' }
          else if (act === 'spoil' && spoilt === 'address')
            application = { ...application, address: { ...application.address, street: '' } }
          else if (act === 'mend') application = { ...filled }
          else if (
            act === 'change' &&
            place.step === 'consent' &&
            applicableSteps(applicationSteps, check).some(({ id }) => id === step)
          )
            place = changeOf(step)
          else if (act === 'reload') {
            const kept: unknown = JSON.parse(JSON.stringify(storedDraft({ application, place, revision: 1 })))
            const draft = restoreDraft(kept, filled, { facts, today })
            expect(draft?.application).toEqual(application)
            if (draft) place = draft.place
          }
          const now = { application, facts, today }
          const asked = applicableSteps(applicationSteps, now)
          const here = asked.findIndex(({ id }) => id === place.step)
          expect(here).toBeGreaterThanOrEqual(0)
          if (place.step === 'consent' || place.leadsTo === 'nextStep')
            for (const before of asked.slice(0, here)) expect(before.complete(now)).toBe(true)
        }
      },
    ),
    { numRuns: walks, seed },
  )
  expect(reached).toBeGreaterThan(0)
  const figure = `${walks} walks of up to ${stepsAWalk} steps through the application (${reached} to the signature)`
  printFigure('R4', `${figure}: no gate passed, no answer lost, no step skipped`)
})
