import { endedWith, type Spans } from '#shared/spans.ts';
import { urlOf } from '../navigation/place.ts';
import { patternAt } from './follow-request.ts';
import type { RenderPage } from './render-page.tsx';

/** Has each drawing of a page told as a span, of which its calls are parts. One that nobody waits for is a trace of its own. */
export function followDrawing(spans: Spans | null | undefined, render: RenderPage): RenderPage {
  if (!spans) return render;
  return async (address, signal, storeView, trace) => {
    const facts = { 'http.route': patternAt(urlOf(address).pathname) };
    const span = spans.begin({ name: 'draw page', kind: 'internal', under: trace ?? null, facts });
    try {
      const page = await render(address, signal, storeView, span.trace);
      span.end(endedWith(page.status));
      return page;
    } catch (error) {
      span.end({ isFault: true });
      throw error;
    }
  };
}
