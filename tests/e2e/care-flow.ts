import type { Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import { expect } from './fixtures.ts'

/** Opens the doctors and medicines, adds the first suggestion for each typed text, and closes them. */
export async function addCare(
  page: Page,
  care: TFunction<'care'>,
  { doctors, medicines }: { readonly doctors: readonly string[]; readonly medicines: readonly string[] },
): Promise<void> {
  await page.getByRole('button', { name: care('open') }).click()
  const dialog = page.getByRole('dialog', { name: care('dialog.title') })
  const typed = [
    ...doctors.map((text) => ['section.doctorLabel', text] as const),
    ...medicines.map((text) => ['section.medicineLabel', text] as const),
  ]
  for (const [label, text] of typed) {
    const field = dialog.getByRole('combobox', { name: care(label) })
    await field.fill(text)
    await dialog.getByRole('option').first().click()
    await expect(field).toHaveValue('')
  }
  await dialog.getByRole('button', { name: care('dialog.done') }).click()
  await expect(dialog).toBeHidden()
}
