import { SECOND } from '../time.ts';

/** Upper bounds of the histogram, in seconds: from a lookup to the time limit of a call. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** A finished request. */
interface Observation {
  method: string;
  /** Pattern of the route, so that the number of series is bounded. */
  route: string;
  status: number;
  ms: number;
}

/** A gauge, which is read for each response. */
interface Gauge {
  name: string;
  help: string;
  /** Values by their labels, such as `state="queued"`; an empty text is no label. */
  values: Readonly<Record<string, number>>;
}

/** Counts requests, and writes the counts as OpenMetrics text. */
export interface Metrics {
  observe(request: Observation): void;
  write(gauges: readonly Gauge[]): string;
}

/** Media type of {@link Metrics.write}. */
export const OPEN_METRICS = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, { buckets: number[]; sum: number; count: number }>();
  return {
    observe: ({ method, route, status, ms }) => {
      const seconds = ms / SECOND;
      const labels = `method="${method}",route="${route}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const duration = durations.get(route) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
      durations.set(route, {
        buckets: duration.buckets.map((count, index) => count + Number(seconds <= (BUCKETS[index] ?? 0))),
        sum: duration.sum + seconds,
        count: duration.count + 1,
      });
    },
    write: (gauges) =>
      [
        '# TYPE weft_http_requests counter',
        '# HELP weft_http_requests Requests by method, route and status.',
        ...[...requests].map(([labels, count]) => `weft_http_requests_total{${labels}} ${count}`),
        '# TYPE weft_http_request_duration_seconds histogram',
        '# HELP weft_http_request_duration_seconds Time until the reply.',
        ...[...durations].flatMap(([route, duration]) => histogramLines(route, duration)),
        ...gauges.flatMap(({ name, help, values }) => [
          `# TYPE ${name} gauge`,
          `# HELP ${name} ${help}`,
          ...Object.entries(values).map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`),
        ]),
        '# EOF\n',
      ].join('\n'),
  };
}

function histogramLines(
  route: string,
  { buckets, sum, count }: { buckets: readonly number[]; sum: number; count: number },
): string[] {
  const name = 'weft_http_request_duration_seconds';
  return [
    ...buckets.map((value, index) => `${name}_bucket{route="${route}",le="${BUCKETS[index]}"} ${value}`),
    `${name}_bucket{route="${route}",le="+Inf"} ${count}`,
    `${name}_sum{route="${route}"} ${sum}`,
    `${name}_count{route="${route}"} ${count}`,
  ];
}
