// Runs before the first paint, while the site's own script is on its way. The page that was built may not be the one this
// visitor left: another language, a flow half way through, somebody signed in. Then it stays unseen until it is.
// What is pressed too early is kept, and done as soon as it can be.
;(function () {
  var html = document.documentElement
  var path = location.pathname.replace(/\/+$/, '') || '/'
  var stored = function (storage, key) {
    try {
      return window[storage].getItem(key)
    } catch (refused) {
      return null
    }
  }
  var address = html.getAttribute('data-address')
  var spanish = document.querySelector('link[hreflang="es"]')
  var isTwin = path !== '/' && address === path && spanish !== null
  // The address says it (English only to whoever chose English), else what was chosen in this tab, else what was chosen on
  // an earlier visit; src/app/main.tsx has the same.
  var language = /^\/es(\/|$)/.test(path)
    ? 'es'
    : isTwin && stored('localStorage', 'language') === 'en'
      ? 'en'
      : stored('sessionStorage', 'language') || stored('localStorage', 'language')
  // A shared device has the token in the tab (src/state/shared-device.ts). A link that carries a quote opens it.
  var isUnderWay =
    stored('sessionStorage', 'quoteSession') ||
    stored('localStorage', 'authToken') ||
    stored('sessionStorage', 'authToken') ||
    /^#q(=|%3d)/i.test(location.hash)
  var isOther = language !== null && language !== html.lang
  if ((address !== '*' && address !== path) || isOther || isUnderWay) {
    html.classList.add('arriving')
    // Its title may be in another language, or another page's.
    document.title = document.title.split(' | ').pop()
  }
  // Who reads Spanish gets the page that was built in Spanish, where there is one.
  if (isOther && language === 'es' && !isUnderWay && address === path && spanish !== null)
    location.replace(new URL(spanish.href).pathname + location.search + location.hash)
  // Whose browser prefers Spanish to English, and who never chose, is offered it (C-78). The line is in the document, so
  // nothing moves when it appears.
  var reads = (navigator.languages || []).filter(function (tag) {
    return /^e[ns](-|$)/i.test(tag)
  })[0]
  if (html.lang === 'en' && !language && /^es/i.test(reads) && !stored('localStorage', 'spanishOffer'))
    html.classList.add('offers-spanish')

  var early = { press: null, token: null }
  // A token in the address is out of it before anything else is asked for, and out of this tab's history (login only). The
  // browser's own list of visited pages may have noted it: the service makes such a token good once and for a short time.
  var token = path === '/login' && /[?&]token=([^&]*)/.exec(location.search)
  if (token) {
    var rest = location.search.replace(/([?&])token=[^&]*&?/, '$1').replace(/[?&]$/, '')
    history.replaceState(history.state, '', location.pathname + rest + location.hash)
    try {
      early.token = decodeURIComponent(token[1])
    } catch (malformed) {
      early.token = ''
    }
  }
  var keepClick = function (event) {
    var button = event.target instanceof Element && event.target.closest('button')
    if (button && button.type !== 'submit') early.press = { element: button, isForm: false }
  }
  var keepSubmit = function (event) {
    event.preventDefault()
    early.press = { element: event.target, isForm: true }
  }
  document.addEventListener('click', keepClick, true)
  document.addEventListener('submit', keepSubmit, true)
  early.end = function () {
    document.removeEventListener('click', keepClick, true)
    document.removeEventListener('submit', keepSubmit, true)
    return early.press
  }
  // A host may tell caches to keep its refusals as long as its files, so that one of the time of a deploy would stand for a
  // year. What was refused is asked for past every cache; told true once something of it has come.
  early.fetchAnew = function (address) {
    var addresses = performance
      .getEntriesByType('resource')
      .filter(function (entry) {
        // Some browsers do not tell the status.
        return entry.name.indexOf(location.origin + '/assets/') === 0 && !(entry.responseStatus < 400)
      })
      .map(function (entry) {
        return entry.name
      })
    if (address) addresses.push(address)
    var isThere = function (response) {
      return response.ok
    }
    var isNot = function () {
      return false
    }
    return Promise.all(
      Array.from(new Set(addresses), function (one) {
        return fetch(one, { cache: 'reload' }).then(isThere, isNot)
      }),
    ).then(function (found) {
      return found.indexOf(true) !== -1
    })
  }
  window.early = early
  // A link that carries a quote, put into the address of an open page, opens like any other.
  window.addEventListener('hashchange', function () {
    if (/^#q(=|%3d)/i.test(location.hash)) location.reload()
  })
  window.addEventListener(
    'error',
    function (event) {
      var source = event.target instanceof HTMLScriptElement && event.target.src
      if (!source) return
      html.classList.remove('arriving')
      var notice = document.getElementById('start-failure')
      if (notice) notice.hidden = false
      early.fetchAnew(source).then(function (isThere) {
        // Once for each script in a tab, as src/state/reload-once.ts has it.
        var before = (stored('sessionStorage', 'reloadedFor') || '').split('\n')
        if (!isThere || before.indexOf(source) !== -1) return
        try {
          sessionStorage.setItem('reloadedFor', before.concat(source).join('\n'))
          location.reload()
        } catch (refused) {
          // Without storage it could go on for ever.
        }
      })
    },
    true,
  )
})()
