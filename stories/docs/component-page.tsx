import { ArgTypes, Controls, Description, DocsContext, Heading, Story, Title } from '@storybook/addon-docs/blocks'
import { type ComponentType, useContext, useEffect, useState } from 'react'

import { ComponentFacts } from './component-facts.tsx'
import { guides } from './component-guides.ts'
import { ComponentSheet } from './component-sheet.tsx'
import { contractOf } from './keyboard-contracts.ts'

/** The component of a file of stories, as `group/name`. */
const placeOf = (fileName: string) => fileName.replace(/^.*\/stories\/|^\.?\/?stories\/|\.stories\.tsx$/g, '')

const spaced = (place: string) => (place.split('/').at(-1) ?? '').replaceAll('-', ' ')

/** When to use a component, and what to use instead, with links. */
function UseAndInstead({ place }: { readonly place: string }) {
  const guide = guides[place]
  if (!guide) return null
  return (
    <>
      <Heading>Use it, or another</Heading>
      <p>
        <strong>Use it</strong> {guide.use}
      </p>
      <ul>
        {guide.instead.map(([when, use]) => (
          <li key={when}>
            Where {when}: <a href={`./?path=/docs/${use.replace('/', '-')}--docs`}>{spaced(use)}</a>
          </li>
        ))}
      </ul>
      {guide.words !== undefined && (
        <p>
          <strong>Its words:</strong> {guide.words}
        </p>
      )}
    </>
  )
}

/** The keys and roles of a component that can be operated. */
function Keyboard({ place }: { readonly place: string }) {
  const contract = contractOf(place)
  if (!contract) return null
  return (
    <>
      <Heading>Keyboard and roles</Heading>
      <p>{contract.keys}</p>
      <p>{contract.roles}</p>
    </>
  )
}

/**
 * The documentation page of a component, from what it looks like to what is looked up. Stories that show their component
 * inside another one name it: `parameters: { describes: Carousel }`.
 */
export function ComponentPage() {
  const docs = useContext(DocsContext)
  const stories = docs.componentStories()
  const sheet = stories.find(({ name }) => name === 'Gallery') ?? stories[0]
  const [globals, setGlobals] = useState(() =>
    sheet ? (docs.getStoryContext(sheet).globals as Record<string, unknown>) : {},
  )
  useEffect(() => {
    const take = ({ globals: changed }: { readonly globals: Record<string, unknown> }) => {
      setGlobals(changed)
    }
    docs.channel.on('globalsUpdated', take)
    return () => {
      docs.channel.off('globalsUpdated', take)
    }
  }, [docs])
  if (!sheet) return null
  const chosen = ['locale', 'scheme', 'scenario'].map((name) => `${name}:${String(globals[name])}`).join(';')
  const { describes, fileName } = sheet.parameters as { readonly describes?: ComponentType<never>; fileName: string }
  const place = placeOf(fileName)
  const described = describes ?? 'meta'
  const states = stories.filter(({ playFunction }) => !playFunction)
  const proofs = stories.filter(({ playFunction }) => playFunction)
  const [first = sheet] = states.filter(({ name }) => name !== 'Gallery')
  // Storybook gives the export of a story the type any.
  const tried: unknown = first.moduleExport
  const hasControls = !describes && sheet.name === 'Gallery'
  return (
    <>
      <Title />
      <p>
        <strong>{sheet.tags.includes('draft') ? 'Draft: not ready for use' : 'Ready'}</strong>
      </p>
      <Description of={described} />
      <ComponentSheet story={sheet} globals={chosen} />
      <UseAndInstead place={place} />
      <Keyboard place={place} />
      {hasControls ? (
        <>
          <Heading>Try it</Heading>
          <Story of={tried} />
          <Controls of={tried} />
        </>
      ) : (
        <>
          <Heading>Props</Heading>
          <ArgTypes of={described} />
        </>
      )}
      <ComponentFacts place={place} args={first.initialArgs} />
      {[
        { title: 'States', shown: states },
        { title: 'Proofs', shown: proofs },
      ].map(
        ({ title, shown }) =>
          shown.length > 0 && (
            <section key={title}>
              <Heading>{title}</Heading>
              <ul>
                {shown.map(({ id, name }) => (
                  <li key={id}>
                    <a href={`./?path=/story/${id}`} target="_top">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  )
}
