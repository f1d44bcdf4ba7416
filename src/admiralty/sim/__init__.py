"""Games in bulk: batches, ladders, studies, fuzzing, training and benchmarks."""
