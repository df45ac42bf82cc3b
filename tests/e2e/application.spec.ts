import { type PersonAnswers, applicationFlow, bornAged, farExpiration, numberOf } from './application-flow.ts'
import { expect, test } from './fixtures.ts'
import { keyboard } from './keyboard.ts'
import { openApplication, openApplicationOfOne, person, registeredLead, sentBodies } from './lead-session.ts'

const households: readonly {
  readonly name: string
  readonly primary: PersonAnswers
  readonly spouse?: PersonAnswers
  readonly dependents?: readonly PersonAnswers[]
  readonly incomes: readonly string[]
}[] = [
  {
    name: 'a single resident',
    primary: { firstName: 'Ana', age: 34, gender: 'female', status: 'resident' },
    incomes: ['42000'],
  },
  {
    name: 'a couple @gate',
    primary: { firstName: 'Ana', age: 34, gender: 'female', status: 'citizen' },
    spouse: { firstName: 'Luis', age: 36, gender: 'male', status: 'workPermit' },
    incomes: ['20000', '5000'],
  },
  {
    name: 'a family whose primary does not apply',
    primary: { firstName: 'Ana', age: 34, gender: 'female' },
    spouse: { firstName: 'Luis', age: 36, gender: 'male', status: 'citizen' },
    dependents: [
      { firstName: 'Eva', age: 7, relationship: 'daughter', status: 'citizen' },
      { firstName: 'Leo', age: 4, relationship: 'son', status: 'i94' },
    ],
    incomes: ['20000', '0'],
  },
]

const statusCodes = { citizen: 1, resident: 2, workPermit: 3, i94: 4 } as const

for (const { name, primary, spouse, dependents = [], incomes } of households)
  // Proves F-1, F-70 and A-85.
  test(`${name} fills in, signs and sends the application by keyboard`, async ({ page, request, texts }) => {
    test.slow()
    const t = texts('application')
    const flow = applicationFlow(page, t)
    const bodies = sentBodies(page)
    const members = [
      person('primary', primary.age, primary.status !== undefined),
      ...(spouse ? [person('spouse', spouse.age)] : []),
      ...dependents.map(({ age }) => person('dependent', age)),
    ]
    const token = await registeredLead(request, members)
    await openApplication(page, token)
    await expect(page.getByText(t('applicationFrame.welcomeNew', { name: 'Ana' }))).toBeVisible()

    await flow.contact()
    await flow.address()
    await flow.next('primary')
    await expect(page.getByText(t('applicationFrame.welcomeNew', { name: 'Ana' }))).toBeVisible()
    await flow.person(primary)
    await flow.next(spouse ? 'spouse' : 'financial')
    if (spouse) {
      await flow.person(spouse)
      await flow.next('financial')
    }
    await flow.incomes(incomes)
    await flow.next(dependents.length > 0 ? 'dependents' : 'consent')
    if (dependents.length > 0) {
      await flow.dependents(dependents)
      await flow.next('consent')
    }
    await expect(page.getByRole('main')).not.toContainText('123-45-')
    await flow.sign('Ana Torres')
    await flow.submit()

    await expect(page).toHaveURL(/\/confirmation$/)
    await expect(page.getByRole('heading', { level: 1, name: t('confirmation.title') })).toBeFocused()
    await expect(page.getByText(t('confirmation.thanksNamed', { name: 'Ana Torres' }))).toBeVisible()
    await expect(page.getByText(/PU-\d+-\d+/).first()).toBeVisible()

    const people = [primary, ...(spouse ? [spouse] : []), ...dependents]
    // One save per screen, and the submit.
    expect(bodies).toHaveLength(4 + (spouse ? 1 : 0) + (dependents.length > 0 ? 1 : 0))
    expect(bodies.slice(0, -1).every((body) => !('signature' in body))).toBe(true)
    const body = bodies.at(-1)
    expect(body).toMatchObject({
      phone: '+13055550199',
      communication: 1,
      addressStreet: '1200 Coral Way',
      addressCity: 'Miami',
      addressState: 'FL',
      addressCounty: 'Miami-Dade County',
      addressZip: '33133',
      sameAddress: 1,
    })
    expect(body?.signature).toMatch(/^iVBORw0KGgo/)
    expect(body?.members).toEqual(
      people.map((one, index) => ({
        id: expect.any(String),
        role: members[index]?.role,
        firstName: one.firstName,
        lastName: 'Torres',
        dob: bornAged(one.age),
        quotedAge: one.age,
        gender: one.gender === undefined ? undefined : { female: 'Femenino', male: 'Masculino' }[one.gender],
        maritalStatus: spouse && index < 2 ? 'Casado/a' : 'Soltero/a',
        isApplyingForCoverage: one.status !== undefined,
        ssn: one.status === undefined ? '' : numberOf(one),
        legalStatus: one.status === undefined ? null : statusCodes[one.status],
        alienNumber: one.status === 'resident' || one.status === 'workPermit' ? '123456789' : undefined,
        cardNumber:
          one.status === 'i94'
            ? '12345678901'
            : one.status === 'resident' || one.status === 'workPermit'
              ? 'ABC1234567890'
              : undefined,
        categoryCode: one.status === 'workPermit' ? 'C09' : undefined,
        i94Number: one.status === 'i94' ? '12345678901' : undefined,
        expirationDate: one.status === undefined || one.status === 'citizen' ? undefined : farExpiration,
        annualIncome: incomes[index] === undefined ? undefined : Number(incomes[index]),
        employmentStatus: incomes[index] === undefined ? undefined : incomes[index] === '0' ? 5 : 1,
        occupation: incomes[index] === undefined || incomes[index] === '0' ? undefined : 'Cook',
        ...(one.relationship && { relationID: one.relationship === 'son' ? 1 : 2 }),
      })),
    )

    await page.getByRole('link', { name: t('afterSending.screen.portal') }).click()
    await expect(page).toHaveURL(/\/portal\/status$/)
    const portal = texts('portal')
    await expect(page.getByText(portal('portalSent.signer.typed', { signer: 'Ana Torres' }))).toBeVisible()
    await expect(page.getByRole('heading', { name: portal('portalSent.documentsHeading') })).toBeVisible()
    await page.goto('/lead')
    await expect(page).toHaveURL(/\/portal\/status$/)
  })

// Proves F-12 and F-15.
test(
  'an address is chosen or typed; the city of a chosen one stands until another street is typed',
  { tag: '@in-english' },
  async ({ page, request, texts }) => {
    const t = texts('application')
    const flow = applicationFlow(page, t)
    await openApplication(page, await registeredLead(request, [person('primary', 34)]))
    await flow.contact()
    const city = flow.line(t('addressFields.city'))
    await expect(city).not.toBeEditable()
    await flow.address()
    await expect(city).toHaveValue('Miami')
    await expect(city).not.toBeEditable()
    const quoted = page.getByRole('group', { name: t('fromQuote.note') })
    for (const settled of ['Florida', '33133', 'Miami-Dade County']) await expect(quoted).toContainText(settled)
    for (const settled of ['state', 'zip', 'county'] as const)
      await expect(page.getByRole('textbox', { name: t(`addressFields.${settled}`) })).toHaveCount(0)

    // Outside the quoted ZIP code: both ZIP codes are named, and a street typed by hand is in the quoted one again.
    await page.route('**/places/**', (route) =>
      route.continue({ url: route.request().url().replace('33133', '77002') }),
    )
    await flow.address('77 Oak')
    await flow.button('next').click()
    const mismatch = t('issues.zip.mismatch', { zip: '77002', quotedZip: '33133' })
    await expect(page.getByRole('link', { name: mismatch })).toBeVisible()
    await flow.write(flow.line(t('addressFields.street')), '9 Any Street')
    await expect(page.getByText(mismatch)).toHaveCount(0)
    await expect(quoted).toContainText('33133')
    await page.keyboard.press('Escape')
    await expect(city).toHaveValue('')
    await page.getByRole('button', { name: t('addressFields.byHand') }).click()
    await flow.write(city, 'Coral Gables')
    await flow.next('primary')
  },
)

test(
  'an answer is changed from the review, which then returns',
  { tag: '@in-spanish' },
  async ({ page, request, texts }) => {
    // The whole form is filled in by keyboard.
    test.slow()
    const t = texts('application')
    const flow = applicationFlow(page, t)
    await openApplicationOfOne(page, request)
    await flow.alone('0')
    const change = (step: 'contact' | 'financial') =>
      page.getByRole('button', { name: `${t('reviewAnswers.change')} ${t(`applicationSteps.${step}.title`)}` })
    await keyboard(page).press(change('contact'))
    await flow.isAt('contact')
    await flow.write(flow.line(t('contactFields.phone')), '3055550444')
    await flow.next('consent')
    await expect(page.getByText('(305) 555-0444').filter({ visible: true }).first()).toBeVisible()
    await keyboard(page).press(flow.button('previous'))
    await flow.isAt('financial')
    await flow.incomes(['42000.01'])
    await flow.button('next').click()
    await expect(page.getByRole('link', { name: /\$42,000\.01.*\$42,000/ })).toBeVisible()
  },
)
