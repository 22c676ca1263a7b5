import type { Service } from '@ethereal/areas/service-area';

/** Instances are discovered by the addresses behind a name. */
const instancesOf = (name: string, port: number) => ({
  job_name: name,
  dns_sd_configs: [{ names: [name], type: 'A', port, refresh_interval: '15s' }],
});
const OPERATORS_PORT = 9090;

/**
 * Returns Prometheus' configuration of the shop's containers and of the Alertmanagers that it notifies. Folders of
 * files hold the operator's own: these, and the sites whose certificates are checked.
 */
export function prometheus(services: readonly Service[]): object {
  return {
    global: { scrape_interval: '15s', evaluation_interval: '15s' },
    rule_files: ['alerts.yaml'],
    alerting: { alertmanagers: [{ file_sd_configs: [{ files: ['alertmanagers/*.yaml'] }] }] },
    scrape_configs: [
      ...services.map(({ name, edge, port }) => instancesOf(name, edge ? OPERATORS_PORT : port)),
      instancesOf('renderer', 8080),
      instancesOf('rabbitmq', 15692),
      instancesOf('node-exporter', 9100),
      {
        job_name: 'certificates',
        metrics_path: '/probe',
        file_sd_configs: [{ files: ['sites/*.yaml'] }],
        relabel_configs: [
          { source_labels: ['__address__'], target_label: '__param_target' },
          { source_labels: ['__param_target'], target_label: 'instance' },
          { target_label: '__address__', replacement: 'blackbox-exporter:9115' },
        ],
      },
    ],
  };
}
