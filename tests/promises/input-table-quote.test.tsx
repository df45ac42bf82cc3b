import { ApplicantFields } from '#components/household/applicant-fields.tsx'
import { ScenarioFields } from '#components/household/scenario-fields.tsx'
import { EstimatorDialogAmounts } from '#components/income/estimator-dialog/estimator-dialog-amounts.tsx'
import { IncomeFields } from '#components/income/income-fields.tsx'
import { LocationFields } from '#components/location/location-fields.tsx'
import { SearchEditor } from '#components/plans/search-editor/search-editor.tsx'
import { estimateLines } from '#domain/income/estimate-lines.ts'
import { emptyPersonIncome, type PersonIncomeDraft } from '#domain/income/estimator.ts'
import { type EstimatorField, estimatorIssues } from '#domain/income/estimator-issues.ts'
import type { QuoteIssue } from '#domain/quote/quote-issue.ts'
import {
  emptyDraft,
  type HouseholdDraft,
  type IncomeDraft,
  type TaxHouseholdDraft,
  zipTyped,
} from '#domain/quote/draft.ts'
import { notAsked } from '#domain/household/member-answers.ts'
import { editIssues, editOf, type SearchEdit } from '#domain/quote/search-edit.ts'
import { householdIssues, incomeIssues, locationIssues, taxHouseholdIssues } from '#domain/quote/validate-quote.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { familyCriteria } from '#tests/unit/domain/quote/sample-quote.ts'

import { type InputField, nastyNumbers, tableOf, testTable, type Verdict } from './input-table.tsx'

/** Returns the issue of one field of a form. */
function verdictOf(issues: readonly QuoteIssue[], path: QuoteIssue['path'], value: string): Verdict {
  const issue = issues.find((one) => one.path.join() === path.join())
  return issue ? { refused: issue.code } : { accepted: value.trim() }
}

const nothing = () => undefined
const money = /[,$\s]/g
const unrefused = { issues: [], attempt: 0 }

function household(
  name: string,
  label: string,
  key: 'selfAge' | 'spouseAge' | 'dependentCount',
): InputField<HouseholdDraft> {
  return {
    name,
    label,
    start: { ...emptyDraft.household, self: true, spouse: true, dependents: true },
    show: (value, onChange) => <ApplicantFields {...unrefused} medicareHref="" value={value} onChange={onChange} />,
    judge: (value) => verdictOf(householdIssues(value), [key], value[key]),
  }
}

const lines = (primary: PersonIncomeDraft) => ({
  person: 'primary' as const,
  sources: [],
  deductions: [],
  annualIncome: 0,
  ...estimateLines({ primary, spouse: null }, 2026).people[0],
})

function estimator(
  name: string,
  label: string,
  field: EstimatorField,
  start: Partial<PersonIncomeDraft>,
): InputField<PersonIncomeDraft> {
  return {
    name,
    label,
    marks: money,
    start: { ...emptyPersonIncome, ...start },
    show: (value, onChange) => (
      <EstimatorDialogAmounts
        id="you"
        person="primary"
        planYear={2026}
        value={value}
        lines={lines(value)}
        asksForDeductions
        onChange={onChange}
        fieldId={(of) => `you-${of}`}
        errorAt={nothing}
      />
    ),
    judge: (value) => {
      const issue = estimatorIssues({ primary: value, spouse: null }).find((one) => one.field === field)
      const texts: Readonly<Record<string, string | undefined>> = {
        ...value.wages,
        ...value.amounts,
        ...value.deductions,
        'wages-low-months': value.wageMonths.low.months,
        workExpenses: value.workExpenses,
      }
      return issue ? { refused: issue.code } : { accepted: texts[field] ?? '' }
    },
  }
}

function editor(
  name: string,
  label: string,
  path: QuoteIssue['path'],
  start: Partial<SearchEdit>,
  read: (edit: SearchEdit) => string,
): InputField<SearchEdit> {
  return {
    name,
    label,
    marks: money,
    start: { ...editOf(familyCriteria), ...start },
    show: (edit, onChange) => (
      <SearchEditor
        {...unrefused}
        edit={edit}
        onChange={onChange}
        onZip={(text) => {
          onChange({ ...edit, location: zipTyped(edit.location, text) })
        }}
        onCounty={nothing}
        isVerifying={false}
        zipProblem={undefined}
        blockedReason={undefined}
        onUpdate={nothing}
        onUndo={undefined}
      />
    ),
    judge: (edit) =>
      verdictOf(
        editIssues(edit).filter(({ code }) => code !== 'county.required'),
        path,
        read(edit),
      ),
  }
}

function fields() {
  const quote = fixedT('en', 'quote-steps')
  const income = fixedT('en', 'irregular-income')
  const home = fixedT('en', 'location')
  const plans = fixedT('en', 'plans')
  const firstMember = editOf(familyCriteria).members.slice(0, 1)
  return [
    tableOf(nastyNumbers, {
      name: 'ZIP code',
      label: home('locationFields.zip'),
      start: emptyDraft.location,
      show: (value, onChange) => (
        <LocationFields
          {...unrefused}
          value={value}
          isVerifying={false}
          onZip={(text) => {
            onChange(zipTyped(value, text))
          }}
          onVerify={nothing}
          onCounty={nothing}
        />
      ),
      judge: (value) =>
        verdictOf(
          locationIssues(value).filter(({ code }) => code === 'zip.fiveDigits'),
          ['zip'],
          value.zip,
        ),
    }),
    tableOf(nastyNumbers, household('own age', quote('applicantFields.selfAge'), 'selfAge')),
    tableOf(nastyNumbers, household('age of the spouse', quote('applicantFields.spouseAge'), 'spouseAge')),
    tableOf(nastyNumbers, household('number of dependents', quote('applicantFields.dependentCount'), 'dependentCount')),
    tableOf<HouseholdDraft>(nastyNumbers, {
      name: 'age of a dependent',
      label: quote('applicantFields.dependentAge', { number: 1 }),
      start: { ...emptyDraft.household, dependents: true, dependentCount: '1' },
      show: (value, onChange) => <ApplicantFields {...unrefused} medicareHref="" value={value} onChange={onChange} />,
      judge: (value) => verdictOf(householdIssues(value), ['dependentAges', 0], value.dependentAges[0] ?? ''),
    }),
    tableOf<TaxHouseholdDraft>(nastyNumbers, {
      name: 'number of others in the tax household',
      label: quote('scenarioFields.count'),
      start: { selected: ['SelfOnlyClaimingDependents'], counts: { SelfOnlyClaimingDependents: '' } },
      show: (value, onChange) => (
        <ScenarioFields
          {...unrefused}
          configuration="self"
          value={value}
          householdSize={1}
          onChange={onChange}
          isHelpOpen={false}
          onHelp={nothing}
        />
      ),
      judge: (value) =>
        verdictOf(
          taxHouseholdIssues(value, 'self'),
          ['counts', 'SelfOnlyClaimingDependents'],
          value.counts.SelfOnlyClaimingDependents ?? '',
        ),
    }),
    tableOf<IncomeDraft>(nastyNumbers, {
      name: 'household income',
      label: quote('incomeFields.income'),
      marks: money,
      start: emptyDraft.income,
      show: (value, onChange) => (
        <IncomeFields planYear={2026} {...unrefused} value={value} onChange={onChange} onEstimate={nothing} />
      ),
      judge: (value) => verdictOf(incomeIssues(value), ['annualIncome'], value.annualIncome),
    }),
    tableOf(
      nastyNumbers,
      estimator('pay by the month', quote('estimatorDialog.wages.monthlyPay'), 'monthlyPay', {
        sources: ['wages'],
        payMethod: 'monthly',
      }),
    ),
    tableOf(
      nastyNumbers,
      estimator('hours a week', quote('estimatorDialog.wages.hoursWeek'), 'hoursWeek', {
        sources: ['wages'],
        payMethod: 'hourly',
      }),
    ),
    tableOf(
      nastyNumbers,
      estimator('another source', quote('estimatorDialog.amounts.retirement'), 'retirement', {
        sources: ['retirement'],
      }),
    ),
    tableOf(
      nastyNumbers,
      estimator('months like the low one', income('months.low.months'), 'wages-low-months', {
        sources: ['wages'],
        payMethod: 'varies',
        wageMonths: {
          low: { pay: '100', months: '' },
          usual: { pay: '200', months: '0' },
          best: { pay: '300', months: '0' },
        },
      }),
    ),
    tableOf(
      nastyNumbers,
      estimator('money spent to work', income('fields.workExpenses'), 'workExpenses', {
        sources: ['selfEmployment'],
        amounts: { selfEmployment: '46000' },
      }),
    ),
    tableOf(
      nastyNumbers,
      editor(
        'ZIP code of the editor',
        plans('searchEditor.zip'),
        ['location', 'zip'],
        { location: emptyDraft.location },
        ({ location }) => location.zip,
      ),
    ),
    tableOf(
      nastyNumbers,
      editor(
        'age in the editor',
        fixedT('en', 'household')('age.label'),
        ['members', 0, 'age'],
        { members: firstMember.map((one) => ({ ...one, age: '', actual: notAsked })) },
        ({ members }) => members[0]?.age ?? '',
      ),
    ),
    tableOf(
      nastyNumbers,
      editor(
        'income in the editor',
        plans('searchEditor.primaryIncome'),
        ['primaryIncome'],
        { members: firstMember, primaryIncome: '', isIncomeTogether: false },
        ({ primaryIncome }) => primaryIncome,
      ),
    ),
  ]
}

await loadNamespaces(...allNamespaces)

testTable('quote', fields())
