import type { Translate } from '#i18n/i18n.ts'

/** A paragraph, or a list of points. */
export type TextBlock = string | readonly string[]

/** One numbered part of a legal document. */
export interface LegalSection {
  /** The section's anchor in the address, the same in both languages. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly TextBlock[]
}

/** The agency's contact details, from the settings. */
export interface AgencyContact {
  /** The phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  readonly email: string
}

const section = (id: string, title: string, ...blocks: readonly TextBlock[]): LegalSection => ({ id, title, blocks })

/** Returns the terms and conditions. C-50 requires the notice of changes, Florida law and the STOP reply. */
export function termsSections(t: Translate<'terms'>, contact: AgencyContact): readonly LegalSection[] {
  return [
    section('agreement', t('agreement.title'), t('agreement.scope'), t('agreement.accept')),
    section(
      'who-we-are',
      t('whoWeAre.title'),
      t('whoWeAre.agency'),
      t('whoWeAre.marketplace'),
      t('whoWeAre.review'),
      t('whoWeAre.free'),
    ),
    section('authority', t('authority.title'), t('authority.given'), t('authority.limits'), t('authority.withdraw')),
    section('account', t('account.title'), t('account.intro'), [
      t('account.age'),
      t('account.oneEach'),
      t('account.password'),
      t('account.tellUs'),
    ]),
    section('your-information', t('yourInformation.title'), t('yourInformation.truth'), t('yourInformation.changes')),
    section('prices', t('prices.title'), t('prices.estimate'), t('prices.credit'), t('prices.availability')),
    section(
      'electronic',
      t('electronic.title'),
      t('electronic.consent'),
      t('electronic.signature'),
      t('electronic.paper'),
    ),
    section('text-messages', t('textMessages.title'), t('textMessages.consent'), t('textMessages.stop')),
    section('fair-use', t('fairUse.title'), t('fairUse.intro'), [
      t('fairUse.others'),
      t('fairUse.harm'),
      t('fairUse.copy'),
    ]),
    section('links', t('links.title'), t('links.others'), t('links.names')),
    section('liability', t('liability.title'), t('liability.asIs'), t('liability.limit'), t('liability.kept')),
    section('changes', t('changes.title'), t('changes.notice'), t('changes.choice')),
    section('law', t('law.title'), t('law.florida'), t('law.separate')),
    section('contact', t('contact.title'), t('contact.reach', { ...contact })),
  ]
}

/** Returns the privacy policy. C-51 requires HIPAA, the Marketplace, rights, no selling and children. */
export function privacySections(t: Translate<'privacy'>, contact: AgencyContact): readonly LegalSection[] {
  return [
    section('scope', t('scope.title'), t('scope.what'), t('scope.who')),
    section('what-we-collect', t('whatWeCollect.title'), t('whatWeCollect.intro'), [
      t('whatWeCollect.quote'),
      t('whatWeCollect.account'),
      t('whatWeCollect.application'),
      t('whatWeCollect.messages'),
    ]),
    section('how-we-use', t('howWeUse.title'), t('howWeUse.intro'), [
      t('howWeUse.prices'),
      t('howWeUse.apply'),
      t('howWeUse.help'),
      t('howWeUse.law'),
    ]),
    section('marketplace', t('marketplace.title'), t('marketplace.submit'), t('marketplace.after')),
    section('sharing', t('sharing.title'), t('sharing.noSale'), t('sharing.intro'), [
      t('sharing.marketplace'),
      t('sharing.insurers'),
      t('sharing.helpers'),
      t('sharing.law'),
    ]),
    section('hipaa', t('hipaa.title'), t('hipaa.rules'), t('hipaa.carriers')),
    section(
      'your-device',
      t('yourDevice.title'),
      t('yourDevice.intro'),
      [t('yourDevice.draft'), t('yourDevice.token'), t('yourDevice.language'), t('yourDevice.quote')],
      t('yourDevice.erase'),
      t('yourDevice.trackers'),
      t('yourDevice.video'),
    ),
    section('security', t('security.title'), t('security.how'), t('security.limits')),
    section('retention', t('retention.title'), t('retention.records'), t('retention.erase')),
    section(
      'your-rights',
      t('yourRights.title'),
      t('yourRights.intro'),
      [t('yourRights.access'), t('yourRights.correct'), t('yourRights.delete'), t('yourRights.stop')],
      t('yourRights.how'),
    ),
    section('children', t('children.title'), t('children.under13'), t('children.under18'), t('children.family')),
    section('changes', t('changes.title'), t('changes.notice')),
    section('contact', t('contact.title'), t('contact.reach', { ...contact }), t('contact.complaint')),
  ]
}
