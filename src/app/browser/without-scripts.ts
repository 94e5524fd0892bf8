import { arrived } from './first-sight.ts';

/**
 * A browser older than the list runs no more of the shop's scripts than this one, and is shown what stands in the page for
 * who runs none. It has read that as text; as elements it comes with the page that is asked for as a document, in which no
 * script runs. (The page's policy lets nobody make elements of a text.)
 */
function showWithoutScripts(page: Document): void {
  const request = new XMLHttpRequest();
  request.onload = () => {
    const sent = request.responseXML?.querySelectorAll('noscript') ?? [];
    page.querySelectorAll('noscript').forEach((each, at) => {
      each.replaceWith(...(sent[at]?.childNodes ?? []));
    });
  };
  request.open('GET', page.location.href);
  request.responseType = 'document';
  request.send();
}

void arrived(document).then(() => showWithoutScripts(document));
