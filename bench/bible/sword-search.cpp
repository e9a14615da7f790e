// Runs the queries of the benchmark through libsword in one warm process. Each line of the input is "kind<TAB>text", where kind is
// words or phrase; each line of the output is "lucene-ns<TAB>lucene-hits<TAB>scan-ns<TAB>scan-hits".
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include <listkey.h>
#include <swmgr.h>
#include <swmodule.h>

using Clock = std::chrono::steady_clock;

// SWORD's numbers for its kinds of search.
constexpr int kPhrase = -1;
constexpr int kAllWords = -2;
constexpr int kLucene = -4;
constexpr int kIgnoreCase = 2;

struct Result {
  long long nanoseconds;
  int hits;
};

static Result search(sword::SWModule *module, const std::string &text, int kind, int repeats) {
  std::vector<long long> times;
  int hits = 0;
  for (int i = 0; i < repeats; i++) {
    const auto start = Clock::now();
    hits = module->search(text.c_str(), kind, kIgnoreCase).getCount();
    times.push_back(std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  return {times[times.size() / 2], hits};
}

static std::string luceneQuery(const std::string &kind, const std::string &text) {
  if (kind == "phrase") return "\"" + text + "\"";
  std::istringstream words(text);
  std::string word, query;
  while (words >> word) query += (query.empty() ? "+" : " +") + word;
  return query;
}

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  sword::SWMgr manager;
  sword::SWModule *module = manager.getModule(argv[1]);
  if (!module) {
    std::cerr << "SWORD has no module " << argv[1] << "\n";
    return 1;
  }
  const int luceneRepeats = std::atoi(argv[2]);
  const int scanEvery = std::atoi(argv[3]);
  search(module, "+love", kLucene, 3);
  search(module, "love", kAllWords, 1);
  std::string line;
  for (int number = 0; std::getline(std::cin, line); number++) {
    const auto tab = line.find('\t');
    const std::string kind = line.substr(0, tab), text = line.substr(tab + 1);
    const std::string query = luceneQuery(kind, text);
    search(module, query, kLucene, 1);
    const Result lucene = search(module, query, kLucene, luceneRepeats);
    const bool scanned = number % scanEvery == 0;
    const Result scan = scanned ? search(module, text, kind == "phrase" ? kPhrase : kAllWords, 1) : Result{0, 0};
    std::printf("%lld\t%d\t%lld\t%d\n", lucene.nanoseconds, lucene.hits, scan.nanoseconds, scan.hits);
  }
}
